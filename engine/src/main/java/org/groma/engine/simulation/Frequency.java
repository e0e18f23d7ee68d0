package org.groma.engine.simulation;

/**
 * How often something happened in a series of games.
 *
 * @param times in all games together
 * @param games in how many of them at least once
 * @param share of the games, those
 */
public record Frequency(long times, long games, Estimate share) {

  static Frequency of(Occurrences occurrences, int subject, long games) {
    return new Frequency(
        occurrences.times(subject),
        occurrences.games(subject),
        Estimate.ofShare(occurrences.games(subject), games));
  }
}
