package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.state.World;

/** Those who hold a passage open are no more than may stand there. */
final class StackedInPassage extends WorldInvariant {

  private MovementTold.PassageForced last = new MovementTold.PassageForced(-1, -1, null);

  StackedInPassage() {
    super("stacking.in-passage", "XVIII.F");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    if (event instanceof MovementTold.PassageForced forced) {
      last = forced;
    }
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof MovementTold.PassageForced;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    if (last.nation() < 0) {
      return;
    }
    int most = StackCount.most(world, last.nation(), last.province());
    if (last.holders().size() > most) {
      broken.add(
          names.nation(last.nation())
              + " hold a passage through "
              + names.place(last.province())
              + " with "
              + last.holders().size()
              + " units, where "
              + most
              + " may be");
    }
  }
}
