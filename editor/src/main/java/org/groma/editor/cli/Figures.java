package org.groma.editor.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/** Numbers as people read them; a point and no grouping, whatever the country. */
final class Figures {

  private static final int PLACE_DIGITS = 4;
  private static final int SIZE_DIGITS = 4;
  private static final int JSON_DIGITS = 9;
  private static final double SMALLEST_PLAIN = 1e-4;
  private static final int KILO = 1000;

  private Figures() {}

  /** A coordinate, to a ten-thousandth. */
  static String coordinate(double value) {
    return plain(BigDecimal.valueOf(value).setScale(PLACE_DIGITS, RoundingMode.HALF_EVEN));
  }

  static String place(double x, double y) {
    return "(" + coordinate(x) + ", " + coordinate(y) + ")";
  }

  /** A length or an area, to four digits; all digits of a large one. */
  static String size(double value) {
    if (value == 0) {
      return "0";
    }
    if (Math.abs(value) < SMALLEST_PLAIN) {
      return String.format(Locale.ROOT, "%.1e", value);
    }
    BigDecimal exact = BigDecimal.valueOf(value);
    int whole = exact.precision() - exact.scale();
    return plain(
        whole >= SIZE_DIGITS
            ? exact.setScale(0, RoundingMode.HALF_EVEN)
            : exact.round(new MathContext(SIZE_DIGITS)));
  }

  /** Lengths for one column: all with as many decimals as give the longest four digits. */
  static List<String> column(List<Double> lengths) {
    double longest = lengths.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    int whole = longest < 1 ? 0 : (int) Math.log10(longest) + 1;
    String pattern = "%." + Math.max(0, SIZE_DIGITS - whole) + "f";
    return lengths.stream().map(length -> String.format(Locale.ROOT, pattern, length)).toList();
  }

  /** A number for a column of them, to a tenth. */
  static String decimal(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  /** A measured number for other programs, without the noise of its last bits. */
  static double measured(double value) {
    return Double.isFinite(value)
        ? BigDecimal.valueOf(value).setScale(JSON_DIGITS, RoundingMode.HALF_EVEN).doubleValue()
        : value;
  }

  /** {@code 1 file}, {@code 2 files}; the plural is given where it has no plain s. */
  static String count(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  static String bytes(long number) {
    if (number < KILO) {
      return number + " B";
    }
    double kilo = (double) number / KILO;
    return kilo < KILO
        ? String.format(Locale.ROOT, "%.1f kB", kilo)
        : String.format(Locale.ROOT, "%.1f MB", kilo / KILO);
  }

  private static String plain(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
