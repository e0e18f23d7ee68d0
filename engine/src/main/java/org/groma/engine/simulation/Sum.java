package org.groma.engine.simulation;

/**
 * A quantity summed over games, with its squares and extremes. It is kept in hundredths as whole
 * numbers, because these add up to the same in any order.
 */
final class Sum {

  private static final long PARTS = 100;

  private long size;
  private long total;
  private long squares;
  private long least = Long.MAX_VALUE;
  private long most = Long.MIN_VALUE;

  /** A quantity as it is kept. */
  static long parts(double quantity) {
    return Math.round(quantity * PARTS);
  }

  /** What a mean of such quantities comes to. */
  static double quantity(double parts) {
    return parts / PARTS;
  }

  void add(double quantity) {
    long parts = parts(quantity);
    size++;
    total += parts;
    squares += parts * parts;
    least = Math.min(least, parts);
    most = Math.max(most, parts);
  }

  void add(Sum other) {
    size += other.size;
    total += other.total;
    squares += other.squares;
    least = Math.min(least, other.least);
    most = Math.max(most, other.most);
  }

  double mean() {
    return (double) total / size / PARTS;
  }

  /** The deviation of the sample; 0 for a sample of one. */
  double deviation() {
    if (size < 2) {
      return 0;
    }
    double mean = (double) total / size;
    double variance = ((double) squares / size - mean * mean) * size / (size - 1);
    return Math.sqrt(Math.max(0, variance)) / PARTS;
  }

  double least() {
    return (double) least / PARTS;
  }

  double most() {
    return (double) most / PARTS;
  }

  long size() {
    return size;
  }
}
