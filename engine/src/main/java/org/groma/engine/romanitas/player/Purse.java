package org.groma.engine.romanitas.player;

import org.groma.engine.romanitas.state.Empire;

/**
 * What is left to spend, looked through once for a whole decision: every option is priced against
 * the same revenue, and there are hundreds of options.
 */
final class Purse {

  /** With so many RP coming in, the worst of fates can be borne. */
  private static final double SAFE = 5;

  private final int points;
  private final boolean counted;
  private final int coming;
  private final double now;

  Purse(Empire empire) {
    points = empire.points();
    counted = Worth.turns(empire) > 0;
    coming = counted ? empire.revenue() - empire.desolations() - piracy(empire) : 0;
    now = danger(points);
  }

  private static int piracy(Empire empire) {
    int sum = 0;
    for (int nation = 1; nation < empire.setting().nations(); nation++) {
      int zone = empire.fleetAt(nation);
      sum += zone < 0 ? 0 : empire.setting().board().zone(zone).points();
    }
    return sum;
  }

  /**
   * How dangerous it is to begin the next turn with so many RP: whoever has none when they are
   * counted has lost.
   */
  private double danger(double left) {
    double next = left + coming;
    return !counted || next >= SAFE ? 0 : (SAFE - next) * (SAFE - next) * 0.5;
  }

  /** What it is worth to have paid a price: the price, and the danger of an empty purse. */
  double price(double price) {
    return price + danger(points - price) - now;
  }

  /** How much less dangerous it is to have so many RP more. */
  double relief(int more) {
    return now - danger(points + more);
  }
}
