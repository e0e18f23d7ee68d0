package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.World;

/**
 * After a step nobody is its own lord, no Empire is a vassal, and nations that have vanished are
 * bound to nobody.
 */
final class BondsInOrder extends WorldInvariant {

  BondsInOrder() {
    super("bonds.in-order", "XXIX.A");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof SequenceTold.StepEnded;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    Diplomacy diplomacy = world.diplomacy();
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      lord(names, world, nation, diplomacy.suzerain(nation), "vassals", broken);
      lord(names, world, nation, diplomacy.patron(nation), "clients", broken);
      lord(names, world, nation, diplomacy.federator(nation), "federates", broken);
      if (diplomacy.suzerain(nation) >= 0 && world.status(nation) == Status.EMPIRE) {
        broken.add(names.nation(nation) + " are an Empire and vassals");
      }
      if (isGone(world, nation) && diplomacy.allies(nation) != 0) {
        broken.add(names.nation(nation) + " are gone and have allies");
      }
      if ((diplomacy.allies(nation) & 1L << nation) != 0) {
        broken.add(names.nation(nation) + " are their own allies");
      }
    }
  }

  private static void lord(
      Names names, World world, int nation, int lord, String as, List<String> broken) {
    if (lord < 0) {
      return;
    }
    if (lord == nation) {
      broken.add(names.nation(nation) + " are their own " + as);
    }
    if (isGone(world, nation) || isGone(world, lord)) {
      broken.add(
          names.nation(nation) + " are " + as + " of " + names.nation(lord) + ", and one is gone");
    }
  }

  private static boolean isGone(World world, int nation) {
    return world.activity(nation) == Activity.GONE;
  }
}
