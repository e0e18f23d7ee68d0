package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;

/** A player who answers the decisions of a battle by {@link BattleJudgement}, and no others. */
public final class JudgementPlayer implements Player {

  @Override
  public <A> A decide(Decision<A> decision) {
    if (decision instanceof CombatDecision<A> combat) {
      return combat.judged();
    }
    throw new IllegalArgumentException(decision + " is no decision of a battle");
  }
}
