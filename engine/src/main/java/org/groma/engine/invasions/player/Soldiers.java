package org.groma.engine.invasions.player;

import java.util.List;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;

/** Who is worth most among soldiers: those are taken first, and given up last. */
final class Soldiers {

  private static final int ANY = 4;
  private static final int SKILL = 2;
  private static final int ELITE = 3;

  private Soldiers() {}

  static int worth(World world, int unit) {
    UnitKind kind = world.setting().kind(unit);
    int skills = Integer.bitCount(kind.traits() & (Trait.CAVALRY | Trait.ARCHER | Trait.HEAVY));
    int worth = ANY + SKILL * skills;
    boolean elite = (kind.traits() & Trait.ELITE) != 0;
    return worth + (elite && !world.isDamaged(unit) ? ELITE : 0);
  }

  static int weakest(World world, UnitSet units) {
    int least = units.get(0);
    for (int i = 1; i < units.size(); i++) {
      if (worth(world, units.get(i)) < worth(world, least)) {
        least = units.get(i);
      }
    }
    return least;
  }

  static int weakest(World world, List<Integer> units) {
    int least = units.getFirst();
    for (int unit : units) {
      least = worth(world, unit) < worth(world, least) ? unit : least;
    }
    return least;
  }

  static int best(World world, UnitSet units) {
    int most = units.get(0);
    for (int i = 1; i < units.size(); i++) {
      if (worth(world, units.get(i)) > worth(world, most)) {
        most = units.get(i);
      }
    }
    return most;
  }

  /** So many of the weakest. */
  static UnitSet weakest(World world, UnitSet units, int count) {
    UnitSet chosen = UnitSet.NONE;
    while (chosen.size() < count) {
      chosen = chosen.plus(UnitSet.of(weakest(world, units.minus(chosen))));
    }
    return chosen;
  }

  /** So many of the best. */
  static UnitSet best(World world, UnitSet units, int count) {
    UnitSet chosen = UnitSet.NONE;
    while (chosen.size() < count) {
      chosen = chosen.plus(UnitSet.of(best(world, units.minus(chosen))));
    }
    return chosen;
  }

  /** Who had better take a hit: an elite only loses its edge, otherwise the weakest goes. */
  static int shield(World world, List<Integer> units) {
    for (int unit : units) {
      boolean elite = (world.setting().kind(unit).traits() & Trait.ELITE) != 0;
      boolean barbarian = world.isBarbarian(world.setting().roster().nation(unit));
      if (elite && !world.isDamaged(unit) && !barbarian) {
        return unit;
      }
    }
    return weakest(world, units);
  }
}
