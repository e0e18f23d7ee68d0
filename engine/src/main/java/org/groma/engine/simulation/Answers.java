package org.groma.engine.simulation;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;

/** How many games gave each answer to a question, by the turn in which they were over. */
final class Answers {

  private final int count;
  private final SortedMap<Integer, long[]> byTurn = new TreeMap<>();

  Answers(int count) {
    this.count = count;
  }

  void given(int answer, int turn) {
    byTurn.computeIfAbsent(turn, _ -> new long[count])[answer]++;
  }

  /** Adds what other games answered. */
  void add(Answers other) {
    other.byTurn.forEach((turn, theirs) -> {
      long[] sums = byTurn.computeIfAbsent(turn, _ -> new long[count]);
      for (int answer = 0; answer < count; answer++) {
        sums[answer] += theirs[answer];
      }
    });
  }

  long in(int turn, int answer) {
    long[] sums = byTurn.get(turn);
    return sums == null ? 0 : sums[answer];
  }

  long all(int answer) {
    return byTurn.values().stream().flatMapToLong(sums -> LongStream.of(sums[answer])).sum();
  }
}
