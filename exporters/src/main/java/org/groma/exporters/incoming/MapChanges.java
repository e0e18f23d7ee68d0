package org.groma.exporters.incoming;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.topology.Face;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;

/**
 * The difference between two drawings, in cells: the {@code shape} of a place, {@code
 * border.sea:mare} for what lies between it and another, and what is said of the map as a whole.
 * How nodes, borders and faces are numbered does not count. Of a first map its borders are not
 * listed, since all of them are new.
 */
final class MapChanges {

  private static final String MAP = "map";
  private static final MathContext DIGITS = new MathContext(6);

  private final Topology before;
  private final Topology after;
  private final List<CellChange> changes = new ArrayList<>();

  private MapChanges(Topology before, Topology after) {
    this.before = before;
    this.after = after;
  }

  static boolean isRedrawn(Project before, Project after) {
    return !before.projection().equals(after.projection()) || !before.map().equals(after.map());
  }

  static List<CellChange> between(Project before, Project after) {
    if (!isRedrawn(before, after)) {
      return List.of();
    }
    MapChanges between = new MapChanges(before.map(), after.map());
    between.add(MAP, "projection", text(before.projection()), text(after.projection()));
    between.run();
    return between.changes;
  }

  private void run() {
    add(MAP, "precision", digits(before), digits(after));
    for (Use.None use : Use.None.values()) {
      String field =
          switch (use) {
            case OUT_OF_PLAY -> "out of play";
            case OPEN_WATER -> "open water";
            case UNASSIGNED -> "unassigned";
          };
      add(MAP, field, faces(before, use), faces(after, use));
    }
    NavigableMap<Place, NavigableMap<Place, String>> old = Bordering.in(before);
    NavigableMap<Place, NavigableMap<Place, String>> now = Bordering.in(after);
    TreeSet<Place> places = new TreeSet<>(before.places().keySet());
    places.addAll(after.places().keySet());
    boolean first = before.faceCount() == 1;
    for (Place place : places) {
      shape(place);
      if (!first) {
        borders(
            place,
            old.getOrDefault(place, new TreeMap<>()),
            now.getOrDefault(place, new TreeMap<>()));
      }
    }
    if (changes.isEmpty()) {
      add(MAP, "drawing", "as it was", "borders begin and end elsewhere");
    }
  }

  private void shape(Place place) {
    PlaceShape old = PlaceShape.of(before, place);
    PlaceShape now = PlaceShape.of(after, place);
    if (!old.isSame(now)) {
      add(place.toString(), "shape", old.text(), now.text(old));
    }
  }

  private void borders(
      Place place, NavigableMap<Place, String> old, NavigableMap<Place, String> now) {
    TreeSet<Place> others = new TreeSet<>(old.keySet());
    others.addAll(now.keySet());
    for (Place other : others) {
      add(
          place.toString(),
          "border." + other,
          old.getOrDefault(other, ""),
          now.getOrDefault(other, ""));
    }
  }

  private void add(String subject, String field, String old, String now) {
    if (!old.equals(now)) {
      changes.add(new CellChange(subject, field, old, now));
    }
  }

  private static String digits(Topology map) {
    return map.faceCount() == 1 ? "" : map.precision().digits() + " digits";
  }

  private static String text(Projection projection) {
    List<String> numbers = new ArrayList<>();
    projection.parameters().forEach((name, number) -> numbers.add(name + " " + plain(number)));
    return numbers.isEmpty()
        ? projection.name()
        : String.format(Locale.ROOT, "%s (%s)", projection.name(), String.join(", ", numbers));
  }

  private static String faces(Topology map, Use use) {
    int count = 0;
    double area = 0;
    for (Face face : map.faces()) {
      if (face.id() != Face.OUTSIDE && face.use().equals(use)) {
        count++;
        area += map.area(face.id());
      }
    }
    return count == 0
        ? ""
        : String.format(
            Locale.ROOT, "%d %s, area %s", count, count == 1 ? "face" : "faces", plain(area));
  }

  /** A measured number, to six digits; all digits of a large one. */
  static String plain(double value) {
    BigDecimal exact = BigDecimal.valueOf(value);
    BigDecimal rounded =
        exact.precision() - exact.scale() > DIGITS.getPrecision()
            ? exact.setScale(0, RoundingMode.HALF_EVEN)
            : exact.round(DIGITS);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
