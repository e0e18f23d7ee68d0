package org.groma.engine.invasions.odds;

import java.util.Arrays;
import java.util.Optional;
import org.groma.engine.invasions.combat.AdvancedFigures;
import org.groma.engine.invasions.combat.AdvancedRoll;
import org.groma.engine.invasions.combat.BattleJudgement;
import org.groma.engine.invasions.combat.Side;

/**
 * The hits of two rolls of an advanced melee round when leaders may have whole rolls repeated.
 * Judgement compares a roll's hits with what it would give on average, so a state is a number of
 * hits; any sum that gives them stands for it.
 */
record RollExchange(
    AdvancedRoll attacker, AdvancedRoll defender, int attackerReRolls, int defenderReRolls) {

  /** By the re-rolls left, as {@link Exchange#results} has them. */
  JointHits[] hits(AdvancedFigures figures, boolean open) {
    double[] attackers = distribution(attacker, figures, open);
    double[] defenders = distribution(defender, figures, open);
    if (attackerReRolls == 0 && defenderReRolls == 0) {
      return new JointHits[] {JointHits.independent(attackers, defenders)};
    }
    int[] attackerSums = sums(attacker, figures, open);
    int[] defenderSums = sums(defender, figures, open);
    return Exchange.results(
        rolled(attackers),
        rolled(defenders),
        attackerReRolls,
        defenderReRolls,
        (side, i, j) ->
            choice(
                side,
                attacker.showing(attackerSums[i]),
                defender.showing(defenderSums[j]),
                figures,
                open));
  }

  private static double[] distribution(AdvancedRoll roll, AdvancedFigures figures, boolean open) {
    return TwoDice.through(sum -> roll.showing(sum).hits(figures, open));
  }

  /** By hits: a sum that gives them. Hits that no sum gives have no chance either. */
  private static int[] sums(AdvancedRoll roll, AdvancedFigures figures, boolean open) {
    int[] sums = new int[distribution(roll, figures, open).length];
    for (int sum = TwoDice.LEAST; sum <= TwoDice.MOST; sum++) {
      sums[roll.showing(sum).hits(figures, open)] = sum;
    }
    return sums;
  }

  private static Throw rolled(double[] chances) {
    int[] hits = new int[chances.length];
    Arrays.setAll(hits, state -> state);
    int[] next = new int[chances.length * chances.length];
    Arrays.setAll(next, i -> i % chances.length);
    return new Throw(chances, hits, hits, new double[][] {chances}, new int[][] {next});
  }

  private static int choice(
      Side side,
      AdvancedRoll attacker,
      AdvancedRoll defender,
      AdvancedFigures figures,
      boolean open) {
    Optional<Side> whose =
        side == Side.ATTACKER
            ? BattleJudgement.rollAgain(side, attacker, defender, figures, open)
            : BattleJudgement.rollAgain(side, defender, attacker, figures, open);
    return whose.isPresent() ? Exchange.reRoll(whose.get(), 0) : Exchange.PASS;
  }
}
