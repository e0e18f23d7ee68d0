package org.groma.engine.romanitas.acta;

import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.setting.Box;
import org.groma.engine.romanitas.setting.CitySpace;
import org.groma.engine.romanitas.setting.Domain;
import org.groma.engine.romanitas.setting.Modifiers;
import org.groma.engine.romanitas.setting.MonumentKind;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** What the turn before adds to the dice of fate. */
@Rule({"4.2", "8.4"})
final class Modification {

  /** So many territories make a triumph. */
  private static final int TRIUMPH = 3;

  private Modification() {}

  static int of(Empire empire, Domain domain) {
    Modifiers modifiers = empire.setting().modifiers();
    return switch (domain) {
      case POLITICAL ->
          (empire.magisterDefeatedBefore() ? modifiers.magisterDefeated() : 0)
              + (empire.conquestsBefore() >= TRIUMPH ? modifiers.threeConquests() : 0);
      case RELIGIOUS -> religious(empire, modifiers);
      case ECONOMIC ->
          wasIn(empire, Box.FINANCIAL_CRISIS) || wasIn(empire, Box.AGRARIAN_CRISIS)
              ? modifiers.economicCrisis()
              : 0;
    };
  }

  private static int religious(Empire empire, Modifiers modifiers) {
    int sum = empire.stands(MonumentKind.MONASTERY) ? modifiers.monastery() : 0;
    if (wasIn(empire, Box.HERESY) || wasIn(empire, Box.RELIGIOUS_QUARRELS)) {
      sum += modifiers.heresy();
    }
    if (empire.setting().options().religiousMetropolises() && isAnyMetropolisLost(empire)) {
      sum += modifiers.metropolisLost();
    }
    if (empire.setting().options().religiousCarthage()
        && !empire.isRomanSpace(modifiers.religiousCity())) {
      sum += modifiers.religiousCityLost();
    }
    return sum;
  }

  private static boolean wasIn(Empire empire, Box box) {
    return empire.actaBefore(box.domain()).filter(acta -> acta.box() == box).isPresent();
  }

  private static boolean isAnyMetropolisLost(Empire empire) {
    Setting setting = empire.setting();
    return setting.board().spaces().stream()
        .filter(CitySpace::metropolis)
        .anyMatch(space -> !empire.isRoman(space.territory()));
  }
}
