package org.groma.exporters.picture;

/** Numbers written with a fixed number of digits after the point and without superfluous ones. */
public record Decimals(int digits) {

  /** As many digits as it takes to make steps no larger than this. */
  public static Decimals finerThan(double step) {
    return new Decimals(Math.clamp((int) Math.ceil(-StrictMath.log10(step)), 0, 9));
  }

  Decimals finer() {
    return new Decimals(Math.min(9, digits + 1));
  }

  long steps(double value) {
    return Math.round(value * StrictMath.pow(10, digits));
  }

  public String of(double value) {
    return ofSteps(steps(value));
  }

  String ofSteps(long steps) {
    if (digits == 0 || steps == 0) {
      return Long.toString(steps);
    }
    StringBuilder text = new StringBuilder(Long.toString(Math.abs(steps)));
    while (text.length() < digits) {
      text.insert(0, '0');
    }
    text.insert(text.length() - digits, '.');
    while (text.charAt(text.length() - 1) == '0') {
      text.setLength(text.length() - 1);
    }
    if (text.charAt(text.length() - 1) == '.') {
      text.setLength(text.length() - 1);
    }
    return steps < 0 ? "-" + text : text.toString();
  }
}
