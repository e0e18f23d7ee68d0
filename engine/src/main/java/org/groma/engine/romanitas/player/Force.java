package org.groma.engine.romanitas.player;

import org.groma.engine.romanitas.force.Levying;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.state.Empire;

/**
 * A force as it is weighed: what it costs, and how good its units are on average.
 *
 * @param cost in RP
 * @param size how many units it has
 * @param bonus what a unit adds to its dice
 * @param bows the part of its units that fires before the melee
 * @param led whether a figure leads it
 */
record Force(int cost, int size, double bonus, double bows, boolean led) {

  static Force of(Empire empire, Muster muster) {
    double bonus = 0;
    double bows = 0;
    for (int unit : muster.units()) {
      bonus += empire.bonus(unit);
      bows += empire.setting().army().get(unit).bow() ? 1 : 0;
    }
    int size = muster.units().size();
    return new Force(
        Levying.cost(empire, muster), size, bonus / size, bows / size, !muster.figures().isEmpty());
  }
}
