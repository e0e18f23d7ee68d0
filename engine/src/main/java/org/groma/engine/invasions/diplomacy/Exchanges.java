package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.BondRules;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Two nations that lend each other units for good, and replace who falls. */
@Rule("XXVI.B")
final class Exchanges {

  private Exchanges() {}

  static void renew(Play play, int taker) {
    World world = play.world();
    for (BondRules.Exchange each : play.setting().bondRules().exchanges()) {
      if (each.taker() == taker && isOn(world, each)) {
        for (int lent = lent(world, each); lent < each.count(); lent++) {
          Mercenaries.lendByChoice(play, each.giver(), taker, Contract.EXCHANGE);
        }
      }
    }
  }

  /** Both are in play, and the giver keeps a unit for itself. */
  private static boolean isOn(World world, BondRules.Exchange exchange) {
    return world.activity(exchange.giver()) == Activity.ACTIVE
        && world.activity(exchange.taker()) == Activity.ACTIVE
        && Mercenaries.available(world, exchange.giver()).size() > exchange.count()
        && Mercenaries.hasPost(world, exchange.taker());
  }

  private static int lent(World world, BondRules.Exchange exchange) {
    UnitSet units = Mercenaries.lent(world, exchange.giver(), exchange.taker());
    return units.count(unit -> world.realms().contract(unit) == Contract.EXCHANGE);
  }
}
