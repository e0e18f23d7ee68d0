package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.ClosedLand;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** A federate lends its federator a unit of its choice. */
@Rule("XXVIII.C")
public final class FederateMercenary {

  private FederateMercenary() {}

  /** One unit for a Foedus, if the federate has any; also when the one lent before has fallen. */
  public static void lend(Play play, int federate, int federator) {
    World world = play.world();
    for (int i = 0; i < play.setting().figures().bonds().foedusMercenaries(); i++) {
      UnitSet units = Mercenaries.available(world, federate);
      if (units.isEmpty()) {
        return;
      }
      int unit = play.table().ask(new Mercenaries.ChooseMercenary(world, federate, units));
      int post = post(world, federator, unit);
      if (post >= 0) {
        Mercenaries.lend(play, unit, federator, Contract.FEDERATE, post);
      } else if (Mercenaries.hasPost(world, federator)) {
        // the federator chooses (ruling E59)
        Mercenaries.lend(play, unit, federator, Contract.FEDERATE);
      }
    }
  }

  /** With the Caesar of Rome or Byzantium, with the ruler of others, in the capital; else -1. */
  private static int post(World world, int federator, int unit) {
    boolean roman = world.setting().nation(federator).roman();
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      LeaderCard card = world.setting().leader(leader);
      if (card.nation() == federator
          && world.isInPlay(leader)
          && (roman ? card.intrinsic() : !card.general())
          && world.setting().board().isProvince(world.leaderPlace(leader))
          && takes(world, federator, world.leaderPlace(leader), unit)) {
        return world.leaderPlace(leader);
      }
    }
    int capital = world.capital(federator);
    return capital >= 0 && takes(world, federator, capital, unit) ? capital : World.NOBODY;
  }

  private static boolean takes(World world, int federator, int province, int unit) {
    return Refuge.hasRoom(world, federator, province)
        && ClosedLand.mayHold(world, UnitSet.of(unit), province);
  }
}
