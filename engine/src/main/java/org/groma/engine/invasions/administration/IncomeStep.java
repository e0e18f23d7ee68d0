package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.events.EventPlays;
import org.groma.engine.invasions.play.Coffers;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.IncomeFigures;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.status.CapitalRedeployment;
import org.groma.engine.kernel.Rule;

/**
 * A nation collects its income and pays what it owes, recovers from pillage, and goes bankrupt if
 * it could not pay. Barbarians only give and take tribute and recover.
 */
@Rule("XIV")
public final class IncomeStep {

  private IncomeStep() {}

  public static void run(Play play, int nation) {
    EventPlays.offer(play, Moment.INCOME, nation);
    if (play.world().isBarbarian(nation)) {
      barbarianTribute(play, nation);
      Recovery.recover(play, nation);
      return;
    }
    int unpaid = collect(play, nation);
    Recovery.recover(play, nation);
    if (unpaid > 0 || play.world().realms().isCardUnpaid(nation)) {
      Bankruptcy.strike(play, nation, unpaid);
    }
    // after bankruptcy, whose collapse looks at the capital that was lost
    if (!play.world().realms().hasCollapsed(nation)) {
      CapitalRedeployment.run(play, nation);
    }
  }

  /**
   * Inactive minor Kingdoms collect nothing. When everybody else has, their cities recover and a
   * capital that fell returns; only then do they get lost units back.
   */
  @Rule("XXVII.C")
  public static void recoverMinorKingdoms(Play play) {
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      if (play.world().activity(nation) == Activity.INACTIVE
          && play.setting().nation(nation).minor()) {
        Recovery.recover(play, nation);
        CapitalRedeployment.run(play, nation);
      }
    }
  }

  /** A vassal pays what it can, and a suzerain is paid in any case. */
  @Rule({"XIII.A", "XIV.C"})
  private static void barbarianTribute(Play play, int nation) {
    World world = play.world();
    IncomeFigures figures = play.setting().figures().income();
    int gained = figures.fromVassal() * Long.bitCount(world.diplomacy().vassals(nation));
    if (gained > 0) {
      play.happen(new NationEvent.GoldChanged(nation, gained));
    }
    int paid = Math.min(world.gold(nation), figures.toSuzerain());
    if (world.diplomacy().suzerain(nation) >= 0 && paid > 0) {
      play.happen(new NationEvent.GoldChanged(nation, -paid));
    }
  }

  /** Collects and pays; returns what could not be paid. */
  private static int collect(Play play, int nation) {
    World world = play.world();
    Balance balance = Balance.of(world, nation);
    int net = balance.net();
    if (play.table().isHeard()) {
      play.tell(new CivilTold.IncomeCollected(nation, balance.gross(), balance.expenses(), net));
    }
    clientsPay(play, nation);
    int unpaid = Math.max(0, -(world.gold(nation) + net));
    if (unpaid == 0) {
      payFederates(play, nation);
    }
    int change = net + unpaid;
    if (change != 0) {
      play.happen(new NationEvent.GoldChanged(nation, change));
    }
    return unpaid;
  }

  private static void clientsPay(Play play, int nation) {
    World world = play.world();
    Diplomacy diplomacy = world.diplomacy();
    for (long rest = diplomacy.clients(nation); rest != 0; rest &= rest - 1) {
      int client = Long.numberOfTrailingZeros(rest);
      int paid = Tributes.fromClient(world, client);
      if (Tributes.hasTreasury(world, client) && paid > 0) {
        play.happen(new NationEvent.GoldChanged(client, -paid));
      }
    }
  }

  /** A federator that cannot pay everything pays its federates nothing. */
  private static void payFederates(Play play, int nation) {
    World world = play.world();
    for (long rest = world.diplomacy().federates(nation); rest != 0; rest &= rest - 1) {
      int federate = Long.numberOfTrailingZeros(rest);
      Coffers.gain(play, federate, Tributes.toFederate(world, federate));
    }
  }
}
