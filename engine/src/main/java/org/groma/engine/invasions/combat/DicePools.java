package org.groma.engine.invasions.combat;

import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.kernel.Rule;

/** How many dice a side has in the melee round, before any are traded: at least one. */
@Rule("XX.F")
public final class DicePools {

  private DicePools() {}

  public static int attacker(Ground ground, Force attacker, Force defender, CombatFigures figures) {
    CombatFigures.Pools pools = figures.pools();
    int dice = attacker.strength() * pools.attackingUnit() + attacker.command().dice();
    if (ground.terrain() == Terrain.MARSH) {
      dice += pools.marsh();
    }
    if (Situation.hasCrossed(ground, attacker)) {
      dice += pools.crossing();
    }
    if (Situation.isForestOfBarbarians(ground, defender)) {
      dice += pools.forest();
    }
    if (Situation.isBarbarianAtHome(ground, attacker, defender)) {
      dice += pools.barbarianAttack();
    }
    return Math.max(1, dice);
  }

  /** A horde or a Limes is no unit but brings a die (ruling C22). */
  public static int defender(Ground ground, Force defender, CombatFigures figures) {
    CombatFigures.Pools pools = figures.pools();
    int dice = defender.strength() * pools.defendingUnit() + defender.command().dice();
    if (ground.fortress() != Ground.Fortress.NONE) {
      dice += pools.fortress();
    }
    if (defender.hasLimes()) {
      dice += pools.limes();
    }
    if (defender.hordes() > 0) {
      dice += pools.hordes();
    }
    return Math.max(1, dice);
  }
}
