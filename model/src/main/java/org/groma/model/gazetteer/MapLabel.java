package org.groma.model.gazetteer;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.LabelId;
import org.groma.model.topology.Point;
import org.groma.model.value.Origins;

/**
 * How a map maker wants a name written on the map, where it is not to be set by the program. What
 * is not said here is still chosen by the program.
 *
 * @param subject whose name, as {@code kind:id}; a province, sea, area or city
 * @param at the middle of the text
 * @param angle of the text in degrees, counter-clockwise
 * @param bend how many degrees the baseline turns from the first letter to the last: positive like
 *     a bridge, negative like a bowl, 0 for a straight line
 * @param size how many times larger the letters are than the program would have them
 * @param lines the name as it is broken; it may be hyphenated
 * @param hidden whether the name is left out
 */
public record MapLabel(
    @JsonProperty(required = true) LabelId id,
    @JsonProperty(required = true) String subject,
    Optional<Point> at,
    Optional<Double> angle,
    double bend,
    Optional<Double> size,
    List<String> lines,
    boolean hidden)
    implements Entry<LabelId> {

  /** The kinds of entries whose names stand on the map. */
  public static final List<String> SUBJECTS = List.of("province", "sea", "area", "city");

  public static final double STEEPEST = 180;
  public static final double ROUNDEST = 180;
  public static final double SMALLEST = 0.25;
  public static final double LARGEST = 4;

  public MapLabel {
    lines = List.copyOf(lines);
    bend = bend + 0.0; // there is no minus nothing
    int colon = subject.indexOf(':');
    if (colon < 0 || !SUBJECTS.contains(subject.substring(0, colon))) {
      throw new IllegalArgumentException(
          "'"
              + subject
              + "' has no name on the map: write 'province:ID', 'sea:ID', 'area:ID' or 'city:ID'");
    }
    angle.ifPresent(degrees -> check("angle", degrees, -STEEPEST, STEEPEST));
    check("bend", bend, -ROUNDEST, ROUNDEST);
    size.ifPresent(factor -> check("size", factor, SMALLEST, LARGEST));
    if (lines.stream().anyMatch(String::isBlank)) {
      throw new IllegalArgumentException("a line of a label is empty");
    }
  }

  private static void check(String what, double value, double least, double most) {
    if (!(value >= least && value <= most)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the %s of a label is %s to %s, not %s",
              what,
              plain(least),
              plain(most),
              plain(value)));
    }
  }

  private static String plain(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  /** A label that says nothing yet. */
  public static MapLabel of(LabelId id, String subject) {
    return new MapLabel(
        id, subject, Optional.empty(), Optional.empty(), 0, Optional.empty(), List.of(), false);
  }

  public MapLabel withPlace(Point place) {
    return new MapLabel(id, subject, Optional.of(place), angle, bend, size, lines, hidden);
  }

  public MapLabel withAngle(Optional<Double> degrees) {
    return new MapLabel(id, subject, at, degrees, bend, size, lines, hidden);
  }

  public MapLabel withBend(double degrees) {
    return new MapLabel(id, subject, at, angle, degrees, size, lines, hidden);
  }

  public MapLabel withSize(Optional<Double> factor) {
    return new MapLabel(id, subject, at, angle, bend, factor, lines, hidden);
  }

  public MapLabel withLines(List<String> broken) {
    return new MapLabel(id, subject, at, angle, bend, size, broken, hidden);
  }

  public MapLabel hidden(boolean left) {
    return new MapLabel(id, subject, at, angle, bend, size, lines, left);
  }

  /** Whether it leaves everything to the program, so that it need not be kept. */
  public boolean isIdle() {
    return !hidden && lines.isEmpty() && !isSet();
  }

  /** Whether it says where or how the letters stand, and not only how the name is broken. */
  public boolean isSet() {
    return at.isPresent() || angle.isPresent() || bend != 0 || size.isPresent();
  }

  /** Whether the lines still spell a name: blanks and hyphens do not count. */
  public boolean spells(String name) {
    return bare(String.join("", lines)).equals(bare(name));
  }

  private static String bare(String text) {
    return text.replaceAll("[\\s\\-\\u00AD]+", "");
  }

  @Override
  public String name() {
    return "label of " + subject;
  }

  @Override
  public Origins origin() {
    return Origins.UNSTATED;
  }
}
