package org.groma.engine.kernel;

import java.util.List;
import java.util.Optional;

/**
 * A choice that somebody at the table has to make. {@link #refusal} is the one predicate for what
 * is legal: {@link #options} lists only answers it lets pass, and the engine carries out only such
 * answers.
 *
 * @param <A> what an answer looks like
 */
public interface Decision<A> {

  /**
   * Who decides, by the number that the ruleset gives to nations; after these come players, by
   * their seats, for who has no nation yet.
   */
  int chooser();

  /**
   * Legal answers, at least one, in an order that depends on the state alone. Where there are too
   * many to list (any subset of a stack may march), it lists those a sensible player would look at.
   */
  List<A> options();

  /** Why this answer would be against the rules; empty when it is legal. */
  Optional<Refusal> refusal(A answer);
}
