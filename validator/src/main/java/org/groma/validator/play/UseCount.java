package org.groma.validator.play;

import java.util.Optional;

/** How often the items of one usage were used, in how many games, and when for the first time. */
public final class UseCount {

  private final long[] times;
  private final long[] games;
  private final Match[] last;
  private final Sighting[] first;

  UseCount(int items) {
    times = new long[items];
    games = new long[items];
    last = new Match[items];
    first = new Sighting[items];
  }

  /** Used in a match, after so many events; each thread plays its matches in order. */
  void used(int item, Match match, long event) {
    times[item]++;
    if (!match.equals(last[item])) {
      last[item] = match;
      games[item]++;
      if (first[item] == null) {
        first[item] = new Sighting(match, event);
      }
    }
  }

  void add(UseCount other) {
    for (int i = 0; i < times.length; i++) {
      times[i] += other.times[i];
      games[i] += other.games[i];
      Sighting theirs = other.first[i];
      if (theirs != null && (first[i] == null || theirs.compareTo(first[i]) < 0)) {
        first[i] = theirs;
      }
    }
  }

  public long times(int item) {
    return times[item];
  }

  public long games(int item) {
    return games[item];
  }

  public Optional<Sighting> first(int item) {
    return Optional.ofNullable(first[item]);
  }
}
