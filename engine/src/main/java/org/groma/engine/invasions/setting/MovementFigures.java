package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * How far pieces move that are no units, and at which odds a stack is not stopped.
 *
 * @param cavalry the paces of a rider, which a leader is
 * @param leaderBonus what a leader adds for those who are with him all the way
 * @param overrunCost what an overrun costs on top of the step
 * @param overrunOdds how many units it takes against each defender to overrun
 * @param overrunDefenders how many defenders can be overrun
 * @param passageOdds how many units it takes against each defender to force a passage
 * @param unitStacksSteps how often an invading nation moves its unit stacks
 */
@Rule({"XVIII.B", "XVIII.E", "XVIII.F"})
public record MovementFigures(
    int cavalry,
    int horde,
    int nomadHorde,
    int leaderBonus,
    int overrunCost,
    int overrunOdds,
    int overrunDefenders,
    int passageOdds,
    int unitStacksSteps) {

  static MovementFigures read(TableReader tables) {
    return new MovementFigures(
        paces(tables, "cavalry"),
        paces(tables, "horde"),
        paces(tables, "nomad-horde"),
        paces(tables, "leader-bonus"),
        -paces(tables, "overrun"),
        tables.odds("movement-ratios", "overrun", "ratio"),
        tables.number("movement-ratios", "overrun", "defenders"),
        tables.odds("movement-ratios", "passage-in-force", "ratio"),
        tables.number("invasion-rules", "unit-stacks-steps", "value"));
  }

  private static int paces(TableReader tables, String row) {
    return tables.number("movement-allowances", row, "paces");
  }
}
