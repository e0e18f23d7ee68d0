package org.groma.engine.romanitas.battle;

import org.groma.engine.romanitas.setting.Arm;
import org.groma.engine.romanitas.setting.Levy;
import org.groma.engine.romanitas.setting.Troop;

/**
 * A unit on the combat module.
 *
 * @param number of a Roman unit, its number in the army; of another, its place in the force
 */
public record Fighter(boolean roman, int number, Troop troop, boolean elite) {

  public int bonus() {
    return troop.bonus(elite);
  }

  /** Whether it profits from a defensive tactic. */
  boolean isSteadfast() {
    return roman && (troop.levy() == Levy.BORDER || troop.levy() == Levy.REGULAR);
  }

  boolean isCavalry() {
    return troop.arm() == Arm.CAVALRY;
  }
}
