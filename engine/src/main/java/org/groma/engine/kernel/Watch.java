package org.groma.engine.kernel;

import java.util.List;
import java.util.function.Consumer;

/**
 * Follows one game by its log and finds out which event broke which invariant. It is given every
 * event from the set-up on, as the scribe of a {@link Table} or from a stored log, and keeps a
 * state of its own.
 */
public interface Watch extends Consumer<Event> {

  /** Compares what the log led to with what the game itself says; asked when a game is over. */
  void compare(Game game);

  /** What was found wrong so far, in the order in which it was found. */
  List<Violation> broken();
}
