package org.groma.engine.invasions.odds;

/**
 * Everything that one side's dice may show in a melee round: states, numbered from 0, each with its
 * chance and its hits, and what becomes of a state when something in it is rolled again. States of
 * one kind are the same to whoever chooses what to roll again.
 */
final class Throw {

  private final double[] chance;
  private final int[] hits;
  private final int[] kind;
  private final double[][] odds;
  private final int[][] next;
  private final int kinds;
  private final int mostHits;

  /**
   * A throw of these states.
   *
   * @param chance of each state
   * @param hits of each state
   * @param kind of each state
   * @param odds by look: the chance of each result of rolling it again
   * @param next by look: for each state, one after the other, the state after each result
   */
  Throw(double[] chance, int[] hits, int[] kind, double[][] odds, int[][] next) {
    this.chance = chance;
    this.hits = hits;
    this.kind = kind;
    this.odds = odds;
    this.next = next;
    this.kinds = most(kind) + 1;
    this.mostHits = most(hits);
  }

  private static int most(int[] numbers) {
    int most = 0;
    for (int each : numbers) {
      most = Math.max(most, each);
    }
    return most;
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
    return mostHits;
  }

  int kind(int state) {
    return kind[state];
  }

  int kinds() {
    return kinds;
  }

  /** The chance of each result of rolling a look again. */
  double[] odds(int look) {
    return odds[look];
  }

  /** The state that a result of rolling a look again leads to. */
  int next(int state, int look, int result) {
    return next[look][state * odds[look].length + result];
  }
}
