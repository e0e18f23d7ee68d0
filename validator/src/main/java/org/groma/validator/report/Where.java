package org.groma.validator.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Location;
import org.groma.validator.finding.Subject;

/** Where to look for something, in words. */
final class Where {

  private static final int NAMED = 3;
  private static final int DECIMALS = 2;

  private Where() {}

  /** {@code map/provinces.json:14}. */
  static String in(Location location) {
    return location.line() == 0 ? location.file() : location.file() + ":" + location.line();
  }

  /** {@code 1204.5, -310}. */
  static String at(Point point) {
    return coordinate(point.x()) + ", " + coordinate(point.y());
  }

  private static String coordinate(double value) {
    if (!Double.isFinite(value)) {
      return String.valueOf(value);
    }
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /** {@code province:moesia, sea:pontus and 4 more}. */
  static String about(List<Subject> subjects) {
    String first =
        subjects.stream().limit(NAMED).map(Subject::toString).collect(Collectors.joining(", "));
    int more = subjects.size() - NAMED;
    return more > 0 ? first + " and " + more + " more" : first;
  }
}
