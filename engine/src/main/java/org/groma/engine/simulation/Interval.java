package org.groma.engine.simulation;

/** Where the true value lies with a confidence of 95 %. */
public record Interval(double low, double high) {

  /** The 97.5 % point of the normal distribution: 2.5 % lie beyond on either side. */
  static final double Z = 1.959963984540054;

  /**
   * The interval of Wilson (1927) for a share: unlike the plain one it stays between 0 and 1, and
   * it is honest about shares near the ends.
   */
  public static Interval ofShare(long successes, long trials) {
    double share = (double) successes / trials;
    double square = Z * Z / trials;
    double centre = share + square / 2;
    double reach = Z * Math.sqrt((share * (1 - share) + square / 4) / trials);
    return new Interval(
        successes == 0 ? 0 : (centre - reach) / (1 + square),
        successes == trials ? 1 : (centre + reach) / (1 + square));
  }

  /**
   * The interval for the mean of a sample, by Student's distribution.
   *
   * @param deviation of the sample
   * @param size at least 2
   */
  static Interval ofMean(double mean, double deviation, long size) {
    double reach = StudentT.critical(size - 1) * deviation / Math.sqrt((double) size);
    return new Interval(mean - reach, mean + reach);
  }
}
