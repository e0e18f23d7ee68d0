package org.groma.engine.romanitas.player;

import java.util.List;
import org.groma.engine.romanitas.force.Muster;
import org.groma.engine.romanitas.setting.Folk;
import org.groma.engine.romanitas.setting.Troop;
import org.groma.engine.romanitas.state.Empire;

/** A guess at who will win, from numbers and quality; fitted to battles that were played out. */
final class Chance {

  private static final double QUALITY = 0.85;
  private static final double NUMBERS = 1.7;
  private static final double BOW = 0.5;
  private static final double DEFENDER = 0.1;
  private static final double WALLS = 1.2;

  private Chance() {}

  /** The chance of a Roman force against so many units of a nation. */
  static double of(Empire empire, Muster muster, int nation, int enemies, boolean attacking) {
    if (muster.isNobody()) {
      return 0;
    }
    Folk folk = empire.setting().folk(nation);
    double quality = quality(empire, muster) - quality(folk.troops());
    double numbers = Math.log((double) muster.units().size() / Math.max(1, enemies));
    double odds =
        QUALITY * quality
            + NUMBERS * numbers
            + (attacking ? -DEFENDER : DEFENDER)
            + (muster.behindWalls() ? WALLS : 0);
    return 1 / (1 + Math.exp(-odds));
  }

  private static double quality(Empire empire, Muster muster) {
    double sum = 0;
    for (int unit : muster.units()) {
      Troop troop = empire.setting().army().get(unit);
      sum += empire.bonus(unit) + (troop.bow() ? BOW : 0);
    }
    for (int figure : muster.figures()) {
      sum += empire.setting().commanders().get(figure).combat();
    }
    return sum / muster.units().size() + (muster.figures().isEmpty() ? 0 : 0.3);
  }

  private static double quality(List<Troop> troops) {
    return troops.stream()
        .mapToDouble(troop -> troop.bonus() + (troop.bow() ? BOW : 0))
        .average()
        .orElse(0);
  }
}
