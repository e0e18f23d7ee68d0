package org.groma.engine.romanitas.player;

import org.groma.engine.romanitas.setting.Acta;
import org.groma.engine.romanitas.setting.CitySpace;
import org.groma.engine.romanitas.state.Empire;

/** What things are worth, in RP. */
final class Worth {

  /** So far ahead a player looks: what is won later may be lost meanwhile. */
  private static final int HORIZON = 4;

  private Worth() {}

  /** How many turns something lasts that is won or lost now. */
  static int turns(Empire empire) {
    return Math.min(HORIZON, empire.setting().scenario().lastTurn() - empire.turn());
  }

  /** What the sack of a city space costs. */
  static double sack(Empire empire, int space) {
    CitySpace city = empire.setting().board().space(space);
    if (city.capital()) {
      return 30;
    }
    double cost = 1 + Math.min(1.2, turns(empire));
    for (int i = 0; i < empire.setting().monuments().size(); i++) {
      if (empire.monumentAt(i) == space) {
        cost += empire.setting().monuments().get(i).cost();
      }
    }
    int left = empire.setting().figures().purse().desolationLimit() - empire.desolations();
    return cost + (left <= 2 ? 20 : left <= 4 ? 2 : 0);
  }

  /** What a territory is worth to Rome. */
  static double territory(Empire empire, int territory) {
    double sum = 0.3;
    for (int space : empire.setting().board().territory(territory).spaces()) {
      sum += empire.setting().board().space(space).points() * turns(empire);
    }
    return sum;
  }

  /** How good a box of the Acta Publica is. */
  static double acta(Empire empire, Acta acta) {
    return acta.points()
        + (acta.favours().isEmpty() ? 0 : 0.7)
        + 0.8 * acta.free()
        - 0.3 * acta.bans().size()
        - 3 * acta.attitudes()
        - 0.2 * acta.unusable().size()
        - 0.6
            * (acta.largeForce() + acta.missionary() + acta.removal() + acta.unit() + acta.fleet())
        - (acta.desolation().isEmpty() || turns(empire) == 0 ? 0 : 1.3);
  }
}
