package org.groma.engine.invasions.invariant;

import java.util.BitSet;
import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.state.World;

/**
 * Whose capital fell in an earlier turn has one again after the Income step, if it came to that
 * step with a city of its own: active realms and inactive minor Kingdoms alike.
 */
final class CapitalsRedeployed extends WorldInvariant {

  private static final String INCOME = "income";

  private final BitSet expected = new BitSet();

  CapitalsRedeployed() {
    super("nations.capitals-redeployed", "XIV.I");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    if (event instanceof SequenceEvent.StepBegan(String step) && step.equals(INCOME)) {
      for (int nation = 0; nation < world.setting().nations(); nation++) {
        expected.set(nation, isMissing(world, nation) && hasCity(world, nation));
      }
    }
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof SequenceTold.StepEnded(String step) && step.equals(INCOME);
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int nation = expected.nextSetBit(0);
        nation >= 0;
        nation = expected.nextSetBit(nation + 1)) {
      if (isMissing(world, nation) && hasCity(world, nation)) {
        broken.add(names.nation(nation) + " have a city, and their capital does not return");
      }
    }
  }

  private static boolean isMissing(World world, int nation) {
    Activity activity = world.activity(nation);
    int fell = world.realms().capitalFell(nation);
    return (activity == Activity.ACTIVE || activity == Activity.INACTIVE)
        && world.status(nation).isCivilized()
        && world.capital(nation) < 0
        && fell > 0
        && fell < world.turn();
  }

  private static boolean hasCity(World world, int nation) {
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if (world.holder(province) == nation
          && world.hasCity(province)
          && world.setting().access().mayEnter(nation, province, world.turn())) {
        return true;
      }
    }
    return false;
  }
}
