package org.groma.engine.romanitas.setting;

import java.util.List;

/**
 * How good the units of a nation are, on average.
 *
 * @param bonus what one of them adds to its dice
 * @param bows the part of them that fires before the melee
 */
public record Might(double bonus, double bows) {

  static Might of(List<Troop> troops) {
    double bonus = 0;
    double bows = 0;
    for (Troop troop : troops) {
      bonus += troop.bonus();
      bows += troop.bow() ? 1 : 0;
    }
    int all = Math.max(1, troops.size());
    return new Might(bonus / all, bows / all);
  }
}
