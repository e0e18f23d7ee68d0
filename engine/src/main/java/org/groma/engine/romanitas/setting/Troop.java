package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Rule;

/**
 * A type of unit, as it fights.
 *
 * @param bow whether it fires before the melee
 * @param improvable whether it can become an elite, with another bonus
 */
@Rule({"1.4", "9"})
public record Troop(
    String id,
    String name,
    Arm arm,
    Levy levy,
    int bonus,
    int eliteBonus,
    boolean bow,
    boolean improvable) {

  public int bonus(boolean elite) {
    return elite ? eliteBonus : bonus;
  }
}
