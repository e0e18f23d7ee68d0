package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/** A nation has at most two naval stacks of two fleets in a sea zone, once its movement is over. */
final class StackedAtSea extends WorldInvariant {

  StackedAtSea() {
    super("stacking.at-sea", "XXV.A");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof SequenceEvent.CombatBegan || event instanceof SequenceTold.StepEnded;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    Board board = world.setting().board();
    int most = world.setting().figures().sea().fleetsInZone();
    for (int sea = board.provinces(); sea < board.size(); sea++) {
      for (long rest = world.mastersAt(sea); rest != 0; rest &= rest - 1) {
        int nation = Long.numberOfTrailingZeros(rest);
        int fleets = world.countAt(sea, 1L << nation);
        if (fleets > most) {
          broken.add(names.nation(nation) + " have " + fleets + " fleets in " + names.place(sea));
        }
      }
    }
  }
}
