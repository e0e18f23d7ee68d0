package org.groma.engine.kernel;

import java.util.List;

/**
 * What may come of a battle.
 *
 * @param outcomes how it may end; their chances add up to 1
 * @param figures what else can be said of the two sides
 * @param attackerLosses the chance that the attacker loses exactly 0, 1, 2 … units
 * @param defenderLosses the same of the defender
 */
public record BattleForecast(
    List<Outcome> outcomes,
    List<Figure> figures,
    List<Double> attackerLosses,
    List<Double> defenderLosses) {

  /** A way to end, with its chance. */
  public record Outcome(Named name, double chance) {}

  /**
   * Something that both sides have.
   *
   * @param chance whether the numbers are chances, 0 to 1; else they are quantities
   */
  public record Figure(String name, double attacker, double defender, boolean chance) {}

  public BattleForecast {
    outcomes = List.copyOf(outcomes);
    figures = List.copyOf(figures);
    attackerLosses = List.copyOf(attackerLosses);
    defenderLosses = List.copyOf(defenderLosses);
  }
}
