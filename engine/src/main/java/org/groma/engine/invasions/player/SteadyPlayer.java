package org.groma.engine.invasions.player;

import java.util.List;
import org.groma.engine.invasions.administration.ChooseCard;
import org.groma.engine.invasions.administration.ChooseCardType;
import org.groma.engine.invasions.administration.ChoosePurchases;
import org.groma.engine.invasions.combat.CombatDecision;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Declaring;
import org.groma.engine.invasions.movement.Overrun;
import org.groma.engine.invasions.reaction.ChooseInterceptors;
import org.groma.engine.invasions.reaction.Flight;
import org.groma.engine.invasions.reinforcement.Leadership;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;

/**
 * A player who plays to win. It remembers the plans of the sub-step that is under way and nothing
 * else, so the same decisions in the same states get the same answers.
 */
public final class SteadyPlayer implements Player {

  private final Marshal marshal = new Marshal();

  @Override
  @SuppressWarnings("unchecked") // each branch answers the type of its own decision
  public <A> A decide(Decision<A> decision) {
    return switch (decision) {
      case CombatDecision<?> combat -> (A) combat.judged();
      case ChooseOrder order -> (A) marshal.order(order);
      case ChooseInterceptors interceptors -> (A) Reactions.interceptors(interceptors);
      case Flight.ChooseFlight flight -> (A) Boolean.valueOf(Reactions.flees(flight));
      case Overrun.Choice _ -> (A) Boolean.TRUE;
      case Declaring.Question _ -> (A) Boolean.FALSE;
      case Leadership.PostLeader post ->
          (A) (Integer) Posts.ofLeader(post.world(), post.chooser(), post.options());
      case ChoosePurchases purchases -> (A) Purchases.of(purchases);
      case ChooseCardType type -> (A) Council.type(type);
      case ChooseCard card -> (A) (Integer) Council.card(card);
      default -> first(decision);
    };
  }

  /** Options are listed best first where there is a best. */
  private static <A> A first(Decision<A> decision) {
    List<A> options = decision.options();
    return options.getFirst();
  }
}
