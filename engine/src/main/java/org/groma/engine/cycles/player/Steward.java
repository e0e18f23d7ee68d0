package org.groma.engine.cycles.player;

import java.util.Comparator;
import java.util.List;
import org.groma.engine.cycles.administration.Administration;
import org.groma.engine.cycles.economy.ChooseCapital;
import org.groma.engine.cycles.economy.ChoosePillage;
import org.groma.engine.cycles.economy.ChoosePurchase;
import org.groma.engine.cycles.economy.ChooseSpending;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.Prices;
import org.groma.engine.cycles.economy.Purchase;
import org.groma.engine.cycles.economy.Spending;
import org.groma.engine.cycles.setting.Ruling;
import org.groma.engine.cycles.setting.UnitKind;
import org.groma.engine.cycles.setting.Weight;
import org.groma.engine.cycles.special.ChooseRevival;
import org.groma.engine.cycles.state.World;

/** Spends what comes in: on units that can be kept, then on administration. */
final class Steward {

  /** Columns of administration that are worth their price. */
  private static final int COLUMNS = 3;

  private static final int RESERVE = 2;

  /** So many turns of its taxes a city is worth. */
  private static final int YEARS = 3;

  private final Outlook outlook;

  Steward(Outlook outlook) {
    this.outlook = outlook;
  }

  /** The unit that gives most for its price, where it is needed most; nothing beyond the means. */
  Purchase purchase(ChoosePurchase decision) {
    World world = decision.world();
    int own = decision.chooser();
    int means =
        Holdings.value(world, Holdings.taxable(world, own))
            + world.setting().numbers().capital()
            + world.treasury(own) / 4
            - Prices.upkeepOf(world, own);
    int left = world.treasury(own) - Spending.cost(world, own, 1) - Paymaster.wages(world, own);
    Prospect prospect = outlook.of(world, own);
    Purchase best = Purchase.NONE;
    double most = 0;
    for (Purchase option : decision.options()) {
      if (option.equals(Purchase.NONE)) {
        continue;
      }
      UnitKind kind = world.setting().kinds().get(option.kind());
      int upkeep = Math.max(1, kind.upkeep(world.stage(own)));
      int price = Prices.price(world, own, option.kind());
      if (upkeep > means || price > left || isEnough(world, own, option.kind())) {
        continue;
      }
      double need =
          1
              + prospect.threat(option.area()) / 2.0
              + prospect.held(option.area()) / 8
              + prospect.pull(option.area()) / 8;
      double value = kind.strength() * (1 + kind.movement() / 4.0) * need / (price + upkeep);
      if (value > most) {
        most = value;
        best = option;
      }
    }
    return best;
  }

  /** A few ships do, and no more bows than there are others whom they can stand beside. */
  private static boolean isEnough(World world, int own, int kind) {
    UnitKind bought = world.setting().kinds().get(kind);
    if (bought.ship()) {
      return world.count(own, kind) > 1;
    }
    if (bought.weight() != Weight.LIGHT) {
      return false;
    }
    int heavy = 0;
    for (int other = 0; other < world.setting().kinds().count(); other++) {
      heavy +=
          world.setting().kinds().get(other).weight() == Weight.HEAVY ? world.count(own, other) : 0;
    }
    return world.count(own, kind) >= heavy;
  }

  static int columns(ChooseSpending decision) {
    World world = decision.world();
    int own = decision.chooser();
    int columns = 0;
    int most = Math.min(COLUMNS, Spending.most(world, own));
    int reserve = Math.max(RESERVE, Paymaster.wages(world, own));
    while (columns < most
        && world.treasury(own) - Spending.cost(world, own, columns + 1) >= reserve) {
      columns++;
    }
    return columns;
  }

  /** What recovers before it could be taxed for long is pillaged. */
  static boolean pillages(ChoosePillage decision) {
    World world = decision.world();
    int turns = world.setting().numbers().pillageTurns();
    int left = world.setting().scenario().lastTurn() - world.turn();
    int kingdom = world.kingdomIn(decision.chooser());
    return left > turns && (kingdom == 0 || kingdom - world.turn() > turns / 2);
  }

  /** The richest city that is least in danger. */
  int capital(ChooseCapital decision) {
    World world = decision.world();
    Prospect prospect = outlook.of(world, decision.chooser());
    return decision.options().stream()
        .max(
            Comparator.comparingDouble((Integer area) ->
                world.board().cities().get(world.board().cityAt(area)).tax()
                    + Court.help(world, decision.chooser(), area)
                    - prospect.threat(area) / 2.0))
        .orElseThrow();
  }

  /** The city that is missed least, with those who stand in it. */
  static int poorest(World world, List<Integer> cities) {
    return cities.stream()
        .min(Comparator.comparingInt((Integer city) -> worth(world, city)))
        .orElseThrow();
  }

  private static int worth(World world, int city) {
    int area = world.board().cities().get(city).area();
    int units = world.unitsAt(area).stream().mapToInt(unit -> world.kindOf(unit).strength()).sum();
    return YEARS * world.board().cities().get(city).tax() + units;
  }

  /** A revival is kept for when a rebellion or the next stage is at hand. */
  static boolean revives(ChooseRevival decision) {
    Ruling ruling = decision.ruling();
    return ruling.word() == Ruling.Word.REBELLION
        || (ruling.word() == Ruling.Word.NUMBER
            && ruling.number() < Administration.turns(decision.world(), decision.chooser()));
  }
}
