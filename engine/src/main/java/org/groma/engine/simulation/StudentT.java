package org.groma.engine.simulation;

/** The 97.5 % points of Student's t distribution. */
final class StudentT {

  /** For 1, 2, 3 … degrees of freedom, where the series below is not good enough. */
  private static final double[] FEW = {
    12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157,
    2.228139
  };

  private StudentT() {}

  static double critical(long freedom) {
    if (freedom < 1) {
      throw new IllegalArgumentException("a sample of one has no deviation");
    }
    return freedom <= FEW.length ? FEW[(int) freedom - 1] : series(freedom);
  }

  /** Abramowitz and Stegun 26.7.5; from 11 degrees on good to five decimals. */
  private static double series(long freedom) {
    double z = Interval.Z;
    double z2 = z * z;
    double inverse = 1.0 / freedom;
    double first = z * (z2 + 1) / 4;
    double second = z * ((5 * z2 + 16) * z2 + 3) / 96;
    double third = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    double fourth = z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160;
    return z + inverse * (first + inverse * (second + inverse * (third + inverse * fourth)));
  }
}
