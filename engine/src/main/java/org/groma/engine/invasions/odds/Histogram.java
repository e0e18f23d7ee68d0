package org.groma.engine.invasions.odds;

import java.util.Arrays;

/** The chances of numbers from 0 up, as far as any was met. */
final class Histogram {

  private double[] chances = {};

  void add(int number, double chance) {
    if (number >= chances.length) {
      chances = Arrays.copyOf(chances, number + 1);
    }
    chances[number] += chance;
  }

  double[] chances() {
    return chances.clone();
  }
}
