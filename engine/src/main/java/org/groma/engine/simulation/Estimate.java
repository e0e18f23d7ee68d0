package org.groma.engine.simulation;

import java.util.Optional;

/**
 * What a series of games tells of a true value: rounded to six decimals.
 *
 * @param interval empty where the series is too short to tell
 */
public record Estimate(double value, Optional<Interval> interval) {

  private static final double DECIMALS = 1e6;

  /** In how many of the games something happened. */
  static Estimate ofShare(long successes, long trials) {
    Interval interval = Interval.ofShare(successes, trials);
    return rounded((double) successes / trials, Optional.of(interval));
  }

  /** How much of something a game has on average. */
  static Estimate ofMean(double mean, double deviation, long size) {
    return rounded(
        mean, size < 2 ? Optional.empty() : Optional.of(Interval.ofMean(mean, deviation, size)));
  }

  private static Estimate rounded(double value, Optional<Interval> interval) {
    return new Estimate(
        round(value),
        interval.map(exact -> new Interval(round(exact.low()), round(exact.high()))));
  }

  static double round(double value) {
    return Math.rint(value * DECIMALS) / DECIMALS;
  }

  /** How far the true value may be off, on the side where that is more. */
  public Optional<Double> margin() {
    return interval.map(ends -> Math.max(value - ends.low(), ends.high() - value));
  }
}
