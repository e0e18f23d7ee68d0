package org.groma.editor.scan;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Degrees as maps print them: {@code 12.5}, {@code -12,5}, {@code 12°30'}, {@code 12 30 15 W}. */
public final class DegreeReading {

  private static final Pattern WRITTEN =
      Pattern.compile(
          "([+-]?)(\\d+(?:[.,]\\d+)?)\\s*[°º]?"
              + "(?:\\s*(\\d+(?:[.,]\\d+)?)\\s*['′’]?)?"
              + "(?:\\s*(\\d+(?:[.,]\\d+)?)\\s*(?:\"|″|”|'')?)?"
              + "\\s*([NSEWO]?)");

  private static final double SIXTY = 60;
  private static final double QUARTER = 90;

  private DegreeReading() {}

  /** Degrees east; none if it is no longitude. */
  public static Optional<Double> longitude(String typed) {
    return read(typed, "EO", "W", 2 * QUARTER);
  }

  /** Degrees north; none if it is no latitude. */
  public static Optional<Double> latitude(String typed) {
    return read(typed, "N", "S", QUARTER);
  }

  private static Optional<Double> read(String typed, String plus, String minus, double most) {
    Matcher found = WRITTEN.matcher(typed.strip().toUpperCase(Locale.ROOT).replace('−', '-'));
    if (!found.matches()) {
      return Optional.empty();
    }
    String side = found.group(5);
    double minutes = figure(found.group(3));
    double seconds = figure(found.group(4));
    boolean signed = !found.group(1).isEmpty();
    if (minutes >= SIXTY
        || seconds >= SIXTY
        || (!side.isEmpty() && (signed || !(plus + minus).contains(side)))) {
      return Optional.empty();
    }
    double degrees = figure(found.group(2)) + minutes / SIXTY + seconds / SIXTY / SIXTY;
    boolean negative = found.group(1).equals("-") || side.equals(minus);
    return Optional.of(negative ? -degrees : degrees).filter(each -> Math.abs(each) <= most);
  }

  private static double figure(String digits) {
    return digits == null ? 0 : Double.parseDouble(digits.replace(',', '.'));
  }
}
