package org.groma.model.store.json;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * How numbers are spelt: plain decimals, never with an exponent, and of a length that can be read.
 */
final class Numbers {

  /** The most characters of a number written out; the smallest double needs about 350. */
  private static final int LONGEST = 1_000;

  private static final int QUOTED = 20;

  private Numbers() {}

  /** The number that was written, unless it is beyond all measure. */
  static Optional<BigDecimal> parse(String literal) {
    if (isTooLong(literal.length())) {
      return Optional.empty();
    }
    try {
      BigDecimal number = new BigDecimal(literal);
      return isPlainlyWritable(number) ? Optional.of(number) : Optional.empty();
    } catch (NumberFormatException exponentTooLarge) {
      return Optional.empty();
    }
  }

  static boolean isTooLong(int characters) {
    return characters > LONGEST;
  }

  /** Asked before a number is written out, which for 1e999999999 would fill the memory. */
  static boolean isPlainlyWritable(BigDecimal number) {
    return number.precision() + Math.abs((long) number.scale()) < LONGEST;
  }

  /** The shortest plain decimal that is read back as the same double. */
  static String write(double number) {
    if (number == 0) {
      return 1 / number < 0 ? "-0.0" : "0";
    }
    BigDecimal plain = BigDecimal.valueOf(number).stripTrailingZeros();
    return plain.toPlainString();
  }

  /** A number as messages quote it. */
  static String shortened(String literal) {
    return literal.length() <= QUOTED ? literal : literal.substring(0, QUOTED) + "…";
  }
}
