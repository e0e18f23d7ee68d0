package org.groma.engine.invasions.player;

import org.groma.engine.invasions.diplomacy.Breach;
import org.groma.engine.invasions.diplomacy.FoedusOffers;
import org.groma.engine.invasions.diplomacy.Vassals;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * Bonds between Empires and Barbarians. A federate earns points every turn and keeps the peace, so
 * an Empire wants those who threaten it, and its own player's; a nation wants a lord as long as it
 * is too weak to take what it is after.
 */
final class Foedera {

  private static final double OUR_POINTS = 12;
  private static final double THEIR_POINTS = 5;
  private static final double AN_INVADER = 2.5;
  private static final double ANOTHER = 8;
  private static final int STRONG = 6;
  private static final double RICH_AIMS = 24;

  private Foedera() {}

  /** The offer that is worth most to an Empire; none if none is. */
  static FoedusOffers.Offer offer(FoedusOffers.ChooseOffer decision) {
    World world = decision.world();
    FoedusOffers.Offer best = FoedusOffers.Offer.NONE;
    double most = 0;
    for (FoedusOffers.Offer offer : decision.options()) {
      if (!offer.equals(FoedusOffers.Offer.NONE)) {
        double value =
            value(world, decision.chooser(), decision.federate(), offer.first(), offer.second());
        if (value > most) {
          most = value;
          best = offer;
        }
      }
    }
    return best;
  }

  /** What a Foedus is worth to the federator, in half-points. */
  static double value(World world, int federator, int federate, int first, int second) {
    double land = (Worth.of(world, federator, first) + Worth.of(world, federator, second)) / 10.0;
    // every further one costs tribute and land for good
    land += ANOTHER * world.realms().foedera(federate);
    if (Standing.isSameSeat(world, federator, federate)) {
      return OUR_POINTS - land;
    }
    return AN_INVADER * threat(world, federator, federate) - THEIR_POINTS - land;
  }

  /** How many units of a nation stand next to land of another with fewer defenders than that. */
  private static int threat(World world, int nation, int other) {
    Board board = world.setting().board();
    int most = 0;
    for (int province = world.nextProvinceOf(1L << other, 0);
        province >= 0;
        province = world.nextProvinceOf(1L << other, province + 1)) {
      int units = world.countAt(province, 1L << other);
      for (int i = 0; units > most && i < board.degree(province); i++) {
        int next = board.target(province, i);
        if (board.isProvince(next) && world.holder(next) == nation) {
          most = Math.max(most, units - world.countAt(next, world.diplomacy().friends(nation)));
        }
      }
    }
    return most;
  }

  /** The weak accept, and those whose aims are far away. */
  static boolean isAccepted(FoedusOffers.ChooseAcceptance decision, Lures lures) {
    World world = decision.world();
    int nation = decision.chooser();
    if (Standing.isSameSeat(world, nation, decision.federator())) {
      return true;
    }
    boolean strong = Standing.units(world, nation) >= STRONG;
    double aims = lures.of(world, nation).at(world.horde(nation));
    return !strong || aims < RICH_AIMS;
  }

  /** The strong break with their lord when there is something to win. */
  static boolean isBroken(Breach.ChooseBreach decision, Lures lures) {
    World world = decision.world();
    int nation = decision.chooser();
    if (Standing.isSameSeat(world, nation, decision.federator()) || world.horde(nation) < 0) {
      return false;
    }
    int least = world.isInvading(nation) ? STRONG - 1 : STRONG + 1;
    return Standing.units(world, nation) >= least
        && lures.of(world, nation).at(world.horde(nation)) >= RICH_AIMS;
  }

  /** A failed rebellion costs points; it pays only for who has much to win back. */
  static boolean rebels(Vassals.ChooseRebellion decision) {
    World world = decision.world();
    int nation = decision.chooser();
    int stake = -world.setting().figures().bonds().failedRebellion();
    return !Standing.isSameSeat(world, nation, decision.suzerain())
        && Standing.units(world, nation) > 1
        && Standing.land(world, nation) > 2 * stake;
  }
}
