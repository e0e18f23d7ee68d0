package org.groma.engine.kernel.bounds;

import java.math.BigDecimal;
import java.util.Locale;

/** The lowest and the highest that a kind of number may be. */
public record NumberRange(long lowest, long highest) {

  public NumberRange {
    if (lowest > highest) {
      throw new IllegalArgumentException("the lowest (" + lowest + ") is above " + highest);
    }
  }

  boolean holds(BigDecimal number) {
    return number.compareTo(BigDecimal.valueOf(lowest)) >= 0
        && number.compareTo(BigDecimal.valueOf(highest)) <= 0;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%d to %d", lowest, highest);
  }
}
