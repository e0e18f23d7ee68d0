package org.groma.engine.invasions;

import org.groma.engine.invasions.combat.CombatDecision;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;

/** Fights by judgement and otherwise takes the first option that is offered. */
public final class FirstOption implements Player {

  @Override
  public <A> A decide(Decision<A> decision) {
    return decision instanceof CombatDecision<A> combat
        ? combat.judged()
        : decision.options().getFirst();
  }
}
