package org.groma.engine.cycles;

import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;

/** Takes the first option, whatever is asked. */
final class FirstOption implements Player {

  @Override
  public <A> A decide(Decision<A> decision) {
    return decision.options().getFirst();
  }
}
