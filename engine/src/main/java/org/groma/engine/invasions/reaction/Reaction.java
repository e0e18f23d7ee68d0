package org.groma.engine.invasions.reaction;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Lets the opponent react to a stack that has entered a province. */
@Rule("XIX")
public final class Reaction {

  private Reaction() {}

  /**
   * Interceptions are declared, then flight; flight is rolled first (ruling C10); interceptors who
   * arrive fight the stack at once.
   *
   * @param stack what entered; it is in the province already
   */
  public static Verdict react(Play play, Stack stack) {
    int opponent = Opponent.of(play.world(), stack);
    if (opponent == World.NOBODY) {
      return Verdict.GOES_ON;
    }
    List<Stack> interceptors = Interception.declare(play, opponent, stack);
    Optional<Flight> flight = Flight.declare(play, opponent, stack);
    if (flight.isPresent()) {
      flight.get().attempt(play);
    }
    return Interception.attempt(play, opponent, stack, interceptors)
        ? Confrontation.resolve(play, stack.now(play.world()))
        : Verdict.GOES_ON;
  }
}
