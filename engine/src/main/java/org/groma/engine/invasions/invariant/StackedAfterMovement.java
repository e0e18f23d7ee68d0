package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.state.World;

/**
 * When a movement sub-step is over, of unit stacks or of a campaign, the active nation has nowhere
 * more units than may stand together.
 */
final class StackedAfterMovement extends WorldInvariant {

  StackedAfterMovement() {
    super("stacking.after-movement", "XVII.A");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  /** Combat begins as soon as movement is over. */
  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof SequenceEvent.CombatBegan;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    int nation = world.active();
    if (nation < 0) {
      return;
    }
    long bloc = world.diplomacy().bloc(nation);
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if ((world.mastersAt(province) & bloc) != 0) {
        String excess = StackCount.excess(names, world, nation, province);
        if (!excess.isEmpty()) {
          broken.add(excess);
        }
      }
    }
  }
}
