package org.groma.engine.invasions.player;

import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.Foresight;
import org.groma.engine.invasions.state.World;

/**
 * How likely an attack is to succeed. Overwhelming and hopeless attacks are told by numbers alone;
 * for what lies between the dice are counted.
 */
final class Prospects {

  private static final double CERTAIN = 0.97;
  private static final double HOPELESS = 0.03;
  private static final int RATIO = 3;
  private static final double LEADER = 0.05;

  private static final int MOST_NEEDED = 9;
  private static final int MANY_ROLLS = 8;

  /** By what a die must show and how often it is rolled; asked for every city in reach. */
  private static final double[][] FALLS = table();

  private Prospects() {}

  /** The chance to beat everybody hostile in a province that the units would enter from another. */
  static double ofAttack(
      World world, int nation, UnitSet units, int leader, int from, int province) {
    int enemies = Foresight.countDefenders(world, nation, province);
    if (enemies == 0) {
      return 1;
    }
    if (units.size() >= RATIO * enemies) {
      return CERTAIN;
    }
    if (enemies >= RATIO * units.size()) {
      return HOPELESS;
    }
    double chance = Foresight.victory(world, nation, units, from, province);
    int bonus = leader < 0 ? 0 : world.setting().leader(leader).combat();
    return Math.min(CERTAIN, chance + LEADER * bonus);
  }

  /** The chance that a city falls at the first attempt, roughly. */
  static double ofSiege(World world, int nation, int leader, int province) {
    if (!world.hasCity(province)) {
      return 1;
    }
    int needed = world.isFortified(province) ? MOST_NEEDED : 7;
    needed -= world.status(nation).isCivilized() ? 1 : 0;
    int rolls = 1 + (leader < 0 ? 0 : world.setting().leader(leader).combat());
    return rolls < FALLS[needed].length ? FALLS[needed][rolls] : falls(needed, rolls);
  }

  /** The chance that one of so many D10 shows a number or more. */
  private static double falls(int needed, int rolls) {
    double once = Math.max(0, (11 - needed) / 10.0);
    return 1 - Math.pow(1 - once, rolls);
  }

  private static double[][] table() {
    double[][] chances = new double[MOST_NEEDED + 1][MANY_ROLLS];
    for (int needed = 0; needed <= MOST_NEEDED; needed++) {
      for (int rolls = 0; rolls < MANY_ROLLS; rolls++) {
        chances[needed][rolls] = falls(needed, rolls);
      }
    }
    return chances;
  }
}
