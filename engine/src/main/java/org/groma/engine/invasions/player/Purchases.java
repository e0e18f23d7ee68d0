package org.groma.engine.invasions.player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.administration.ChoosePurchases;
import org.groma.engine.invasions.administration.Purchase;
import org.groma.engine.invasions.administration.Purchasing;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;

/**
 * Buys what the Treasury can keep: damaged elites first, then the units that are worth most for
 * their money, where they are needed most; walls with what is left.
 */
final class Purchases {

  private static final int PLENTY = 50;

  private final Lures lures;
  private final World world;
  private final int nation;
  private final Board board;
  private final Purchasing purchasing;
  private final Treasury treasury;
  private final List<Purchase> basket = new ArrayList<>();
  private int left;

  private Purchases(ChoosePurchases decision, Lures lures) {
    this.lures = lures;
    this.world = decision.world();
    this.nation = decision.chooser();
    this.board = world.setting().board();
    this.purchasing = new Purchasing(world, nation);
    this.treasury = new Treasury(world, nation);
    this.left = treasury.free();
  }

  static List<Purchase> of(ChoosePurchases decision, Lures lures) {
    Purchases purchases = new Purchases(decision, lures);
    if (purchases.left > 0) {
      purchases.restore();
      purchases.recruit();
      purchases.fortify();
    }
    return List.copyOf(purchases.basket);
  }

  /** Puts a thing into the basket if it may be bought and can be kept. */
  private boolean take(Purchase purchase, int upkeep) {
    int cost = purchasing.price(purchase) + upkeep;
    if (cost > left) {
      return false;
    }
    basket.add(purchase);
    if (purchasing.refusal(basket).isPresent()) {
      basket.removeLast();
      return false;
    }
    left -= cost;
    return true;
  }

  private void restore() {
    Roster roster = world.setting().roster();
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.isOnMap(unit) && world.isDamaged(unit)) {
        take(new Purchase.Restore(unit), 0);
      }
    }
  }

  private void recruit() {
    double[] need = needs();
    boolean[] refused = new boolean[world.setting().roster().size()];
    int unit = bargain(refused);
    while (unit >= 0) {
      int place = neediest(need, unit);
      if (place < 0 || !take(new Purchase.Recruit(unit, place), treasury.upkeep())) {
        refuseAlike(refused, unit);
      } else {
        refused[unit] = true;
        need[place] -= 2;
      }
      unit = bargain(refused);
    }
  }

  /** The unit in the pool that gives most for its price and upkeep; -1 for none that is left. */
  private int bargain(boolean[] refused) {
    Roster roster = world.setting().roster();
    int best = -1;
    double most = 0;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (!refused[unit]
          && world.place(unit) == World.POOL
          && !roster.kind(unit).isFleet()
          && purchasing.unavailable(unit).isEmpty()) {
        int cost = purchasing.price(new Purchase.Recruit(unit, 0)) + treasury.upkeep();
        double value = (double) Soldiers.worth(world, unit) / (cost + 2);
        if (cost <= left && value > most) {
          most = value;
          best = unit;
        }
      }
    }
    return best;
  }

  /** What was refused for one unit is refused for all of its kind. */
  private void refuseAlike(boolean[] refused, int unit) {
    Roster roster = world.setting().roster();
    for (int other = roster.first(nation); other < roster.end(nation); other++) {
      refused[other] |= roster.kind(other).equals(roster.kind(unit));
    }
  }

  private double[] needs() {
    double[] need = new double[board.provinces()];
    Arrays.fill(need, Double.NEGATIVE_INFINITY);
    Lure lure = lures.of(world, nation);
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if (purchasing.room(province) > 0) {
        need[province] = Posts.need(world, nation, lure, province);
      }
    }
    return need;
  }

  private int neediest(double[] need, int unit) {
    int best = -1;
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if (need[province] > Double.NEGATIVE_INFINITY
          && (best < 0 || need[province] > need[best])
          && purchasing.refusal(new Purchase.Recruit(unit, province)).isEmpty()
          && put(province) < purchasing.room(province)) {
        best = province;
      }
    }
    return best;
  }

  private int put(int province) {
    int count = 0;
    for (Purchase each : basket) {
      count += each instanceof Purchase.Recruit(int _, int where) && where == province ? 1 : 0;
    }
    return count;
  }

  /** Walls are dear: only for the most precious city, and only out of plenty. */
  private void fortify() {
    if (left < PLENTY) {
      return;
    }
    int best = -1;
    for (int province = world.nextHeldBy(nation, 0);
        province >= 0;
        province = world.nextHeldBy(nation, province + 1)) {
      if (world.hasCity(province)
          && (best < 0 || Worth.of(world, nation, province) > Worth.of(world, nation, best))
          && purchasing.refusal(new Purchase.Fortify(province)).isEmpty()) {
        best = province;
      }
    }
    if (best >= 0) {
      take(new Purchase.Fortify(best), 0);
    }
  }
}
