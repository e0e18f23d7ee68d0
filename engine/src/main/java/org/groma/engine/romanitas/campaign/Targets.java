package org.groma.engine.romanitas.campaign;

import java.util.List;
import java.util.OptionalInt;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.setting.Setting;
import org.groma.engine.romanitas.state.Empire;

/** What can be attacked, and from where. */
@Rule({"6.4", "7.4"})
public final class Targets {

  private Targets() {}

  /** Whether a territory is a barbarian's, to be attacked as such. */
  public static boolean isBarbarian(Empire empire, int territory) {
    int holder = empire.holder(territory);
    return holder > 0 && empire.setting().folk(holder).barbarian();
  }

  /** Whether it lies next to Rome, or is attacked together with one that does. */
  public static boolean isInReach(Empire empire, int territory) {
    int twin = empire.setting().board().territory(territory).together();
    return empire.bordersRome(territory) || (twin >= 0 && empire.bordersRome(twin));
  }

  /** How many Limitanei gather for an attack: as many as the best Roman territory beside has. */
  public static int limitanei(Empire empire, int territory) {
    int most = 0;
    for (int neighbour : empire.setting().board().territory(territory).neighbours()) {
      if (empire.isRoman(neighbour)) {
        most = Math.max(most, empire.setting().board().territory(neighbour).limitanei());
      }
    }
    return most;
  }

  /** Whether all territories lie next to each other. */
  static boolean lieTogether(Setting setting, List<Integer> territories) {
    for (int one : territories) {
      for (int other : territories) {
        if (one != other
            && !setting.board().territory(one).neighbours().contains(other)
            && setting.board().territory(one).together() != other) {
          return false;
        }
      }
    }
    return true;
  }

  /** The Persian territories that a Roman one lies next to. */
  public static boolean bordersPersia(Empire empire) {
    return persia(empire).isPresent();
  }

  /** A territory of an empire that is not Rome, next to a Roman one. */
  static OptionalInt persia(Empire empire) {
    for (int i = 0; i < empire.setting().board().territories().size(); i++) {
      int holder = empire.holder(i);
      if (holder > 0 && !empire.setting().folk(holder).barbarian() && empire.bordersRome(i)) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  /** A Roman coast from which a territory can be reached by sea, or -1. */
  static int coast(Empire empire, int territory) {
    for (int i = 0; i < empire.setting().board().territories().size(); i++) {
      if (empire.isRoman(i) && !empire.setting().board().passage(i, territory).isEmpty()) {
        return i;
      }
    }
    return -1;
  }
}
