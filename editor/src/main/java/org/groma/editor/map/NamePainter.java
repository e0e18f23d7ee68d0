package org.groma.editor.map;

import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.groma.editor.map.NameSheet.Setting;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Typeface;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.label.LabelBook;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * Writes names: of areas from afar, of provinces and seas nearer, of cities nearest. Those that the
 * map maker has placed are written first, and the others go round them.
 */
final class NamePainter {

  private static final double SMALLEST = 8.5;
  private static final double LARGEST = 18;
  private static final double CITY = 11;

  /** No letters at all are smaller, however a map maker has sized them. */
  private static final double SPECK = 4;

  /** Typical sides of a province in pixels from which on names of a kind are written. */
  private static final double AREAS_BELOW = 44;

  private static final double CITIES_ABOVE = 62;

  private final Brush brush;
  private final Project project;
  private final Topology map;
  private final Spots spots;
  private final CityMarks marks;
  private final NameSheet sheet;
  private final LabelBook labels;
  private final Inks inks;

  NamePainter(Brush brush, Spots spots, CityMarks marks, NameSheet sheet) {
    this.brush = brush;
    this.project = brush.frame().project();
    this.map = project.map();
    this.spots = spots;
    this.marks = marks;
    this.sheet = sheet;
    this.labels = LabelBook.of(project);
    this.inks = brush.frame().inks();
  }

  /**
   * Whose name it is and how such names look.
   *
   * @param halo whether there is one even where the ink is read without
   */
  record Manner(
      String subject, String name, Typeface cut, double spacing, Colour ink, boolean halo) {}

  /**
   * @param givenUp asked between names, which take longer than all the rest
   */
  void paint(BooleanSupplier givenUp) {
    paint(true, givenUp);
    paint(false, givenUp);
  }

  /**
   * @param placed whether names are written that the map maker has placed, or all others
   */
  private void paint(boolean placed, BooleanSupplier givenUp) {
    double side = brush.typicalSide();
    if (side < AREAS_BELOW) {
      project.areas().forEach(area -> area(area, placed));
    }
    for (Province province : project.provinces()) {
      if (givenUp.getAsBoolean()) {
        return;
      }
      Place place = Place.of(province.id());
      Manner manner = manner(place.toString(), province.name(), Typeface.ROMAN, inks.ink());
      place(place, manner, placed);
    }
    for (Sea sea : project.seas()) {
      Place place = Place.of(sea.id());
      place(place, manner(place.toString(), sea.name(), Typeface.ITALIC, inks.seaInk()), placed);
    }
    if (side > CITIES_ABOVE && brush.frame().shows(MapLayer.CITIES)) {
      project.cities().stream()
          .sorted(Comparator.comparingInt((City city) -> -city.level()))
          .forEach(city -> city(city, placed));
    }
  }

  private static Manner manner(String subject, String name, Typeface cut, Colour ink) {
    return new Manner(subject, name, cut, 0, ink, false);
  }

  /** The label of a name if it is its turn to be written. */
  private Optional<Optional<MapLabel>> turn(Manner manner, boolean placed) {
    Optional<MapLabel> label = labels.kept(manner.subject(), manner.name());
    boolean byHand = label.filter(each -> each.hidden() || each.isSet()).isPresent();
    return manner.name().isBlank() || byHand != placed ? Optional.empty() : Optional.of(label);
  }

  private void place(Place place, Manner manner, boolean placed) {
    Optional<Optional<MapLabel>> turn = turn(manner, placed);
    Optional<Integer> face = turn.isEmpty() ? Optional.empty() : Spots.mainFace(map, place);
    if (face.isEmpty() || isFarOff(face.get(), turn.get().flatMap(MapLabel::at))) {
      return;
    }
    List<String> broken = turn.get().map(MapLabel::lines).orElse(List.of());
    Optional<Spots.Name> found = spots.name(map, face.get(), manner.name(), broken, manner.cut());
    double fits = found.map(each -> each.spot().size() * brush.viewport().scale()).orElse(0.0);
    double size = Math.min(fits, Math.clamp(fits * 0.72 + 2, SMALLEST, LARGEST));
    if (turn.get().isPresent() && placed) {
      boolean legible = fits >= SMALLEST || brush.typicalSide() >= AREAS_BELOW;
      Coordinate pole = spots.pole(map, face.get());
      Setting free =
          found
              .filter(_ -> turn.get().get().at().isEmpty())
              .map(each -> setting(each, size))
              .orElse(
                  new Setting(List.of(manner.name()), brush.x(pole.x), brush.y(pole.y), 0, size));
      byHand(manner, turn.get().get(), free, Math.max(SMALLEST, size), legible);
    } else if (fits >= SMALLEST) {
      Setting setting = setting(found.get(), size);
      if (!sheet.writeIfFree(manner, setting)) {
        aside(manner, setting, spots.roomOf(map, face.get()));
      }
    }
  }

  private Setting setting(Spots.Name name, double size) {
    LabelRoom.Spot spot = name.spot();
    return new Setting(name.lines(), brush.x(spot.x()), brush.y(spot.y()), spot.angle(), size);
  }

  private boolean isFarOff(int face, Optional<Point> at) {
    Envelope box = MapIndex.envelope(map, map.face(face));
    boolean tiny =
        Math.max(box.getWidth(), box.getHeight()) * brush.viewport().scale() < 2 * SMALLEST;
    at.ifPresent(point -> box.expandToInclude(point.x(), point.y()));
    return (tiny && at.isEmpty()) || !box.intersects(brush.visible());
  }

  /** Writes a name as its label says; what that leaves open is as it would be without. */
  private void byHand(Manner manner, MapLabel label, Setting free, double size, boolean legible) {
    double grown = size * label.size().orElse(1.0);
    if (!legible || grown < SPECK) {
      return;
    }
    boolean bent = label.bend() != 0;
    List<String> lines =
        !label.lines().isEmpty() ? label.lines() : bent ? List.of(manner.name()) : free.lines();
    Setting setting =
        new Setting(
            lines,
            label.at().map(at -> brush.x(at.x())).orElse(free.x()),
            label.at().map(at -> brush.y(at.y())).orElse(free.y()),
            label.angle().orElse(free.angle()),
            grown,
            label.bend());
    if (label.hidden()) {
      sheet.note(manner, setting, true);
    } else {
      sheet.write(manner, setting);
    }
  }

  /** Looks for the nearest room in the same place, if something stands where a name should be. */
  private void aside(Manner manner, Setting wanted, LabelRoom room) {
    double scale = brush.viewport().scale();
    double x = brush.viewport().mapX(wanted.x());
    double y = brush.viewport().mapY(wanted.y());
    List<Coordinate> points = room.aside(x, y);
    for (double size : new double[] {wanted.size(), SMALLEST}) {
      // letters are the same wherever they are tried, and their outlines are dear
      Rectangle2D letters = sheet.shape(manner, wanted.at(0, 0, 0, size)).getBounds2D();
      for (Coordinate at : points) {
        Setting setting = wanted.at(brush.x(at.x), brush.y(at.y), 0, size);
        Rectangle2D box =
            new Rectangle2D.Double(
                letters.getX() + setting.x(),
                letters.getY() + setting.y(),
                letters.getWidth(),
                letters.getHeight());
        if (sheet.isFree(box)
            && room.holds(at.x, at.y, box.getWidth() / scale, box.getHeight() / scale)) {
          sheet.write(manner, setting);
          return;
        }
      }
    }
  }

  private void city(City city, boolean placed) {
    Manner manner =
        new Manner("city:" + city.id(), city.name(), Typeface.ROMAN, 0, inks.ink(), true);
    Optional<Optional<MapLabel>> turn = turn(manner, placed);
    Optional<Point> at = turn.flatMap(_ -> marks.at(city));
    if (at.isEmpty()) {
      return;
    }
    double x = brush.x(at.get().x());
    double y = brush.y(at.get().y());
    double size = CITY + 0.8 * city.level();
    List<String> lines =
        turn.get()
            .map(MapLabel::lines)
            .filter(broken -> !broken.isEmpty())
            .orElse(List.of(city.name()));
    double half = Lettering.width(Typeface.ROMAN, lines, 0) * size / 2;
    double high = Lettering.height(lines.size()) * size / 2;
    double reach = marks.size(city) / 2 + 3;
    double[][] tries = {
      {x + reach + half, y},
      {x - reach - half, y},
      {x, y - reach - high},
      {x, y + reach + high}
    };
    if (placed) {
      Setting right = new Setting(lines, tries[0][0], tries[0][1], 0, size);
      byHand(manner, turn.get().orElseThrow(), right, size, true);
      return;
    }
    for (double[] middle : tries) {
      Rectangle2D box =
          new Rectangle2D.Double(middle[0] - half, middle[1] - high, 2 * half, 2 * high);
      if (sheet.isFree(box)) {
        sheet.write(manner, new Setting(lines, middle[0], middle[1], 0, size));
        return;
      }
    }
  }

  /** In the middle of the area's largest provinces, in spaced capitals. */
  private void area(Area area, boolean placed) {
    Manner manner =
        new Manner(
            "area:" + area.id(), area.name(), Typeface.BOLD, 0.12, inks.ink().fade(0.8), true);
    Optional<Optional<MapLabel>> turn = turn(manner, placed);
    Optional<AreaMiddle> middle = turn.flatMap(_ -> AreaMiddle.of(project, area.id()));
    if (middle.isEmpty()) {
      return;
    }
    List<String> lines =
        turn.get()
            .map(MapLabel::lines)
            .filter(broken -> !broken.isEmpty())
            .orElse(List.of(area.name()));
    double wide =
        Lettering.width(
            Typeface.BOLD, WrittenName.shown(manner.subject(), lines), manner.spacing());
    double size = Math.min(20, middle.get().width() * brush.viewport().scale() * 0.8 / wide);
    Setting setting =
        new Setting(lines, brush.x(middle.get().x()), brush.y(middle.get().y()), 0, size);
    if (placed) {
      byHand(manner, turn.get().orElseThrow(), setting, size, size >= SMALLEST);
    } else if (size >= SMALLEST) {
      sheet.writeIfFree(manner, setting);
    }
  }
}
