package org.groma.engine.simulation;

/** How often something happened to each of several subjects, and in how many games. */
final class Occurrences {

  private final long[] times;
  private final long[] games;
  private final long[] last;

  Occurrences(int subjects) {
    times = new long[subjects];
    games = new long[subjects];
    last = new long[subjects];
  }

  /**
   * It happened.
   *
   * @param game the number of the game, from 1
   */
  void happened(int subject, long game) {
    times[subject]++;
    if (last[subject] != game) {
      last[subject] = game;
      games[subject]++;
    }
  }

  /** Adds what was counted in other games. */
  void add(Occurrences other) {
    for (int subject = 0; subject < times.length; subject++) {
      times[subject] += other.times[subject];
      games[subject] += other.games[subject];
    }
  }

  long times(int subject) {
    return times[subject];
  }

  long games(int subject) {
    return games[subject];
  }
}
