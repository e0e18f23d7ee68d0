package org.groma.engine.invasions.events;

import org.groma.engine.invasions.FirstOption;
import org.groma.engine.invasions.reaction.Flight;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.YesOrNo;

/**
 * Plays the cards that come to hand, agrees to everything, and otherwise takes the first option.
 */
final class Bearer implements Player {

  private final FirstOption otherwise = new FirstOption();

  @Override
  @SuppressWarnings("unchecked") // each branch answers the type of its own decision
  public <A> A decide(Decision<A> decision) {
    return switch (decision) {
      case ChooseEvent event -> (A) event.playable().getFirst();
      case YesOrNo _, Flight.ChooseFlight _ -> (A) Boolean.TRUE;
      default -> otherwise.decide(decision);
    };
  }
}
