package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Decision;

/** A choice that a battle asks for. */
public sealed interface CombatDecision<A> extends Decision<A>
    permits ChooseAmbush,
        ChooseForfeit,
        ChooseLosses,
        ChooseModifier,
        ChooseReRoll,
        ChooseRecovery,
        ChooseRestoration,
        ChooseRollAgain,
        ChooseVoluntaryRetreat {

  /** What {@link BattleJudgement} would answer. */
  A judged();
}
