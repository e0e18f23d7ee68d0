package org.groma.engine.invasions.player;

import org.groma.engine.invasions.combat.CombatDecision;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Overrun;
import org.groma.engine.invasions.reaction.ChooseInterceptors;
import org.groma.engine.invasions.reaction.Flight;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;

/**
 * A player who plays to win. It remembers the plans of the sub-step that is under way, and what it
 * thought of the land while that stays as it is, so the same decisions in the same states get the
 * same answers.
 */
public final class SteadyPlayer implements Player {

  private final Lures lures = new Lures();
  private final Marshal marshal = new Marshal(lures);
  private final Civil civil = new Civil(lures);

  @Override
  @SuppressWarnings("unchecked") // each branch answers the type of its own decision
  public <A> A decide(Decision<A> decision) {
    return switch (decision) {
      case ChooseOrder order -> (A) marshal.order(order);
      case CombatDecision<?> combat -> (A) combat.judged();
      case ChooseInterceptors interceptors -> (A) Reactions.interceptors(interceptors);
      case Flight.ChooseFlight flight -> (A) Boolean.valueOf(Reactions.flees(flight));
      case Overrun.Choice _ -> (A) Boolean.TRUE;
      default -> (A) civil.judged(decision);
    };
  }
}
