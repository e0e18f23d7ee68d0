package org.groma.engine.invasions.player;

import java.util.OptionalInt;
import org.groma.engine.invasions.diplomacy.ChooseErrand;
import org.groma.engine.invasions.diplomacy.Clients;
import org.groma.engine.invasions.diplomacy.Errand;
import org.groma.engine.invasions.diplomacy.Graft;
import org.groma.engine.invasions.diplomacy.Hirings;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.setting.Goal;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.state.World;

/** Envoys, clients and mercenaries: what they bring against what they cost. */
final class Diplomat {

  private static final double GOLD_HALF = 0.4;
  private static final double CLIENT = 6;
  private static final double A_UNIT = 3;
  private static final double FOEDUS_OF_ONES_OWN = 12;
  private static final double BOND_BROKEN = 2;
  private static final int HIRED = 4;

  private Diplomat() {}

  /** The errand that is worth most more than its price; none if none is. What can wait does. */
  static Errand errand(ChooseErrand decision) {
    if (decision.active() == World.NOBODY) {
      return beforeTheArmies(decision);
    }
    World world = decision.world();
    int nation = decision.chooser();
    DiplomacyDeck deck = world.setting().diplomacyDeck();
    OptionalInt purse = OptionalInt.empty(); // counted only when something is worth buying
    Errand best = Errand.NONE;
    double most = 0;
    for (Errand errand : decision.pressing()) {
      int price = deck.price(errand.card());
      double value = value(world, nation, errand) - GOLD_HALF * price;
      if (value > most) {
        purse = purse.isPresent() ? purse : OptionalInt.of(purse(world, nation));
        if (price <= purse.getAsInt()) {
          most = value;
          best = errand;
        }
      }
    }
    return best;
  }

  /** Barbarians need their Gold for nothing else. */
  private static int purse(World world, int nation) {
    return world.isBarbarian(nation) ? world.gold(nation) : new Treasury(world, nation).free();
  }

  private static double value(World world, int nation, Errand errand) {
    int target = errand.target();
    return switch (errand.card()) {
      case ALLIANCE -> alliance(world, nation, errand);
      case FOEDUS -> Foedera.value(world, nation, target, errand.first(), errand.second());
      case MARRIAGE ->
          Standing.isSameSeat(world, nation, target)
              ? FOEDUS_OF_ONES_OWN / 3
              : A_UNIT / 2 + peace(world, nation, target);
      case MERCENARY -> A_UNIT;
      case TREATY -> Worth.of(world, nation, errand.first()) / 2.0 + peace(world, nation, target);
      case TRIBUTE -> peace(world, nation, target);
      case GRAFT, NOTHING -> 0;
    };
  }

  private static double alliance(World world, int nation, Errand errand) {
    if (errand.other() >= 0) {
      boolean ours =
          Standing.isSameSeat(world, nation, errand.target())
              || Standing.isSameSeat(world, nation, errand.other());
      return ours ? 0 : BOND_BROKEN;
    }
    return Clients.isIndependent(world, errand.target()) ? client(world, nation) : 0;
  }

  private static double client(World world, int nation) {
    double value = CLIENT;
    for (Goal goal : world.setting().victory().goals(nation, VictoryBlocks.Block.BONUS)) {
      value += goal instanceof Goal.Clients(int halves) ? halves : 0;
    }
    return value;
  }

  /** What a nation could do to one's home in its next activation. */
  private static double peace(World world, int nation, int other) {
    if (Standing.isSameSeat(world, nation, other)) {
      return 0;
    }
    int home = Standing.home(world, nation);
    if (home < 0) {
      return 0;
    }
    int own = world.countAt(home, world.diplomacy().bloc(nation));
    int most = 0;
    for (int province = world.nextProvinceOf(1L << other, 0);
        province >= 0;
        province = world.nextProvinceOf(1L << other, province + 1)) {
      if (world.setting().distances().between(province, home, false) <= 3) {
        most = Math.max(most, world.countAt(province, 1L << other));
      }
    }
    return most > own ? 3.0 * (most - own) : 0;
  }

  /** Clients are won, and talked out of the clientele of others, before they pay tribute. */
  private static Errand beforeTheArmies(ChooseErrand decision) {
    World world = decision.world();
    int card = world.setting().diplomacyDeck().card(DiplomacyDeck.Kind.ALLIANCE);
    if (!world.cards().envoys(decision.chooser()).contains(card)) {
      return Errand.NONE;
    }
    int client = courted(decision);
    return client == World.NOBODY
        ? talkedOut(decision)
        : Errand.to(DiplomacyDeck.Kind.ALLIANCE, client);
  }

  /** Any free minor Kingdom is worth having; the one with most land most. */
  private static int courted(ChooseErrand decision) {
    World world = decision.world();
    int best = World.NOBODY;
    double most = -1;
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      if (Clients.isIndependent(world, nation)
          && decision.refusal(Errand.to(DiplomacyDeck.Kind.ALLIANCE, nation)).isEmpty()) {
        double score = Standing.units(world, nation);
        for (int i = world.nextHeldBy(nation, 0); i >= 0; i = world.nextHeldBy(nation, i + 1)) {
          score += Worth.points(world, decision.chooser(), i) + 1;
        }
        if (score > most) {
          most = score;
          best = nation;
        }
      }
    }
    return best;
  }

  /** A client of somebody else's, of the player who leads if he has one. */
  private static Errand talkedOut(ChooseErrand decision) {
    World world = decision.world();
    Errand best = Errand.NONE;
    for (int client = 0; client < world.setting().nations(); client++) {
      int patron = world.diplomacy().patron(client);
      if (patron >= 0 && !Standing.isSameSeat(world, decision.chooser(), patron)) {
        Errand errand = new Errand(DiplomacyDeck.Kind.ALLIANCE, client, patron, -1, -1);
        boolean leads =
            Standing.isLeadingOpponent(world, decision.chooser(), Standing.seat(world, patron));
        if ((best.isNone() || leads) && decision.refusal(errand).isEmpty()) {
          best = errand;
        }
      }
    }
    return best;
  }

  /** A bribe saves what is worth a siege: a city of one's own side. */
  static boolean bribes(Graft.ChooseGraft decision) {
    World world = decision.world();
    int holder = world.holder(decision.province());
    return holder >= 0
        && Standing.isSameSeat(world, holder, decision.chooser())
        && !Standing.isSameSeat(world, decision.besieger(), decision.chooser());
  }

  /** As many as can be paid for without worries. */
  static int hired(Hirings.ChooseHired decision) {
    World world = decision.world();
    int purse = purse(world, decision.chooser());
    return Math.clamp(purse / (2L * HIRED), 0, decision.most());
  }
}
