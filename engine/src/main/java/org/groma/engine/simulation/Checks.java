package org.groma.engine.simulation;

import java.util.List;

/**
 * What watching a series of games came to.
 *
 * @param games how many were watched
 * @param brokenGames in how many of them an invariant broke
 * @param violations how many broke in all games together
 * @param first the first of these in the order of games, at most {@link #KEPT}
 */
public record Checks(long games, long brokenGames, long violations, List<Finding> first) {

  /** A mistake in the rules may break something in every game; nobody reads more of it. */
  public static final int KEPT = 1000;

  public Checks {
    first = List.copyOf(first);
  }
}
