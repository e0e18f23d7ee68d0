package org.groma.engine.invasions.odds;

/**
 * Everything that one side's dice may show in a melee round: states, numbered from 0, each with its
 * chance and its hits, and what becomes of a state when something in it is rolled again.
 */
final class Throw {

  private final double[] chance;
  private final int[] hits;
  private final double[][] odds;
  private final int[][] next;

  /**
   * A throw of these states.
   *
   * @param chance of each state
   * @param hits of each state
   * @param odds by look: the chance of each result of rolling it again
   * @param next by state and, within it, by look: the state after each result
   */
  Throw(double[] chance, int[] hits, double[][] odds, int[][] next) {
    this.chance = chance;
    this.hits = hits;
    this.odds = odds;
    this.next = next;
  }

  int states() {
    return chance.length;
  }

  double chance(int state) {
    return chance[state];
  }

  int hits(int state) {
    return hits[state];
  }

  int mostHits() {
    int most = 0;
    for (int each : hits) {
      most = Math.max(most, each);
    }
    return most;
  }

  /** The chance of each result of rolling a look again. */
  double[] odds(int look) {
    return odds[look];
  }

  /** The state that each of those results leads to. */
  int[] next(int state, int look) {
    return next[state * odds.length + look];
  }
}
