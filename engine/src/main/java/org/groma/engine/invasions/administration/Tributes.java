package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.setting.IncomeFigures;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What vassals and clients pay, and what suzerains and federates are paid. */
@Rule("XIV.F")
final class Tributes {

  private final World world;
  private final Setting setting;
  private final int nation;
  private final Ledger ledger;

  Tributes(World world, int nation, Ledger ledger) {
    this.world = world;
    this.setting = world.setting();
    this.nation = nation;
    this.ledger = ledger;
  }

  void add() {
    Diplomacy diplomacy = world.diplomacy();
    IncomeFigures figures = setting.figures().income();
    for (long rest = diplomacy.vassals(nation); rest != 0; rest &= rest - 1) {
      add(Budget.Item.VASSAL, Long.numberOfTrailingZeros(rest), figures.fromVassal());
    }
    for (long rest = diplomacy.clients(nation); rest != 0; rest &= rest - 1) {
      int client = Long.numberOfTrailingZeros(rest);
      add(Budget.Item.CLIENT, client, fromClient(world, client));
    }
    if (diplomacy.suzerain(nation) >= 0) {
      add(Budget.Item.SUZERAIN, diplomacy.suzerain(nation), -figures.toSuzerain());
    }
    for (long rest = diplomacy.federates(nation); rest != 0; rest &= rest - 1) {
      int federate = Long.numberOfTrailingZeros(rest);
      add(Budget.Item.FEDERATE, federate, -toFederate(world, federate));
    }
  }

  /**
   * A client with a Treasury pays no more than is in it; inactive ones have none and always pay.
   */
  static int fromClient(World world, int client) {
    int terms =
        world
            .setting()
            .realmRules()
            .clientTribute(client)
            .orElse(world.setting().figures().income().fromClient());
    return hasTreasury(world, client) ? Math.min(terms, world.gold(client)) : terms;
  }

  static boolean hasTreasury(World world, int client) {
    return world.activity(client) == Activity.ACTIVE;
  }

  /** For each Foedus; one that was there from the start need not have been counted. */
  static int toFederate(World world, int federate) {
    return world.setting().figures().income().toFederate()
        * Math.max(1, world.realms().foedera(federate));
  }

  private void add(Budget.Item item, int other, int halves) {
    ledger.enter(item, setting.nation(other).name(), halves);
  }
}
