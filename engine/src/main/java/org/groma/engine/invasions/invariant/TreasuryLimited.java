package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.state.World;

/** After purchases no Treasury holds more than the track does. */
final class TreasuryLimited extends WorldInvariant {

  private static final String PURCHASES = "purchases";

  TreasuryLimited() {
    super("treasury.limited-after-purchases", "XIV.A");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof SequenceTold.StepEnded(String step) && step.equals(PURCHASES);
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    int most = world.setting().figures().income().treasuryLimit();
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      if (world.gold(nation) > most) {
        broken.add(names.nation(nation) + " keep " + world.gold(nation) + " halves of Gold");
      }
    }
  }
}
