package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Lexicon;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.exporters.picture.Item.Symbol;
import org.groma.exporters.picture.Scene.Box;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.CityId;
import org.groma.model.id.Place;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * Draws cities: a mark that says how large they are, whether they have walls and a port; and their
 * names.
 */
final class Cities {

  private static final double[] SIZES = {7, 8.5, 11, 14};
  private static final double ANCHOR = 8.5;
  private static final String NAME = "city-name";

  private final Drawing drawing;
  private final Lexicon lexicon;
  private final List<Marked> marked = new ArrayList<>();
  private final Set<CityId> named = new HashSet<>();

  /** A city with the place of its mark and the room that the mark takes. */
  private record Marked(City city, Point at, Envelope room) {}

  Cities(Drawing drawing) {
    this.drawing = drawing;
    this.lexicon = Rulesets.lexicon(drawing.project);
    drawing.look("mark-white", Look.filled(Palette.PAPER).edged(Palette.INK, 0.12));
    drawing.look("mark-ink", Look.filled(Palette.INK));
    drawing.look("mark-red", Look.filled(Palette.CITY_RED));
    drawing.look("mark-dot", Look.filled(Palette.PAPER));
    drawing.look("mark-anchor", Look.stroked(Palette.HARBOUR, 0.13));
  }

  void drawMarks() {
    if (!drawing.shows(Layer.CITIES)) {
      return;
    }
    for (City city : drawing.project.cities()) {
      drawing.hubs.of(city).ifPresent(at -> mark(city, at));
    }
  }

  /** The signs of the game beside the marks, where these and what else is drawn leave room. */
  void drawEmblems() {
    Emblems emblems = new Emblems(drawing);
    marked.forEach(each -> emblems.draw(each.city(), each.room()));
    if (drawing.shows(Layer.CITIES)) {
      for (Province province : drawing.project.provinces()) {
        if (!province.tags().isEmpty()) {
          drawing
              .hubs
              .middle(Place.of(province.id()))
              .ifPresent(middle -> emblems.draw(province, middle));
        }
      }
    }
  }

  private void mark(City city, Point at) {
    double size = drawing.pens(SIZES[city.level()]);
    Envelope room =
        new Envelope(at.x() - size / 2, at.x() + size / 2, at.y() - size / 2, at.y() + size / 2);
    drawing.add(
        Layer.CITIES,
        new Symbol(
            "city-" + city.id(),
            Mark.ofCity(city.level(), city.fortified()),
            city.name(),
            at.x(),
            at.y(),
            size));
    take(room);
    lexicon.inscription(city).ifPresent(text -> inscribe(text, at, size));
    city.port()
        .flatMap(sea -> towards(at, Place.of(sea)))
        .ifPresent(shore -> {
          double anchor = drawing.pens(ANCHOR);
          double distance = size / 2 + anchor * 0.55;
          double x = at.x() + shore.x * distance;
          double y = at.y() + shore.y * distance;
          drawing.add(Layer.CITIES, new Symbol("", Mark.ANCHOR, "", x, y, anchor));
          Envelope taken =
              new Envelope(x - anchor / 2, x + anchor / 2, y - anchor / 2, y + anchor / 2);
          take(taken);
        });
    marked.add(new Marked(city, at, room));
  }

  /** Writes on the mark of a city, over its dot. */
  private void inscribe(String text, Point at, double size) {
    drawing.look("city-number", Look.text(Typeface.BOLD, Palette.PAPER, 0));
    drawing.look("city-number-ground", Look.filled(Palette.CITY_RED));
    double half = size * 0.16;
    Box ground = new Box(at.x() - half, at.y() - half, at.x() + half, at.y() + half);
    drawing.add(
        Layer.CITIES,
        new Filled("", "city-number-ground", "", List.of(Frame.rectangle(ground, 0))));
    drawing.add(
        Layer.CITIES,
        new Lettering("", "city-number", List.of(text), at.x(), at.y(), 0, size * 0.72));
  }

  private void take(Envelope room) {
    drawing.crowd.add(TextBox.of(room));
  }

  /** The direction of the nearest water of a sea zone, 1 long. */
  private Optional<Coordinate> towards(Point at, Place sea) {
    Coordinate best = null;
    double nearest = Double.POSITIVE_INFINITY;
    for (Line ring : drawing.outlines.rings(drawing.map.facesOf(sea))) {
      for (int i = 0; i < ring.last(); i++) {
        double dx = ring.x(i) - at.x();
        double dy = ring.y(i) - at.y();
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (distance < nearest && distance > 0) {
          nearest = distance;
          best = new Coordinate(dx / distance, dy / distance);
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** Sets the names that the map maker has placed, and forgets those that are to be hidden. */
  void drawPlaced(PlacedNames names) {
    if (!drawing.shows(Layer.CITY_NAMES)) {
      return;
    }
    for (Marked each : marked) {
      City city = each.city();
      Optional<MapLabel> label = drawing.labelOf("city:" + city.id(), city.name());
      if (label.filter(MapLabel::hidden).isPresent()) {
        named.add(city.id());
      } else if (label.filter(MapLabel::isSet).isPresent() && !city.name().isBlank()) {
        named.add(city.id());
        names.set(Layer.CITY_NAMES, placed(each, label.get()));
      }
    }
  }

  private Lettering placed(Marked each, MapLabel label) {
    City city = each.city();
    double size = size(city) * label.size().orElse(1.0);
    List<String> lines = PlacedNames.lines(label, city.name(), List.of(city.name()));
    TextBlock text = TextBlock.of(lines, nameLook());
    Point right =
        new Point(each.room().getMaxX() + drawing.pens(1) + text.width() * size / 2, each.at().y());
    Point at =
        label
            .at()
            .or(() ->
                drawing
                    .beside()
                    .next(each.room(), text, size, _ -> true)
                    .map(spot -> new Point(spot.x(), spot.y())))
            .orElse(right);
    return new Lettering(
        "name-city-" + city.id(),
        NAME,
        lines,
        at.x(),
        at.y(),
        label.angle().orElse(0.0),
        size,
        label.bend());
  }

  private double size(City city) {
    return drawing.pixels(drawing.style.sizes().city())
        * (1 + 0.12 * Math.max(0, city.level() - 1));
  }

  private Look nameLook() {
    Look look =
        Look.text(Typeface.ROMAN, Palette.INK, 0.01)
            .edged(Palette.PAPER.fade(0.6), drawing.pens(2));
    drawing.look(NAME, look);
    return look;
  }

  /**
   * Sets names that find room next to their mark, the larger cities first.
   *
   * @param wanted which cities
   * @param allowed what else must hold of the room that a name takes
   */
  void drawNames(Predicate<City> wanted, Predicate<TextBox> allowed) {
    Look look = nameLook();
    if (!drawing.shows(Layer.CITY_NAMES)) {
      return;
    }
    Beside beside = drawing.beside();
    marked.stream()
        .filter(each ->
            wanted.test(each.city())
                && !each.city().name().isBlank()
                && !named.contains(each.city().id()))
        .sorted(
            Comparator.comparingInt((Marked each) -> -each.city().level())
                .thenComparing(each -> each.city().id()))
        .forEach(each -> {
          double grown = size(each.city());
          TextBlock text = TextBlock.of(lines(each.city()), look);
          beside
              .next(each.room(), text, grown, allowed)
              .ifPresent(spot -> {
                drawing.crowd.add(spot.box());
                named.add(each.city().id());
                drawing.add(
                    Layer.CITY_NAMES,
                    new Lettering(
                        "name-city-" + each.city().id(),
                        NAME,
                        text.lines(),
                        spot.x(),
                        spot.y(),
                        0,
                        grown));
              });
        });
  }

  /** In one line, unless the map maker has broken it. */
  private List<String> lines(City city) {
    return drawing
        .labelOf("city:" + city.id(), city.name())
        .map(MapLabel::lines)
        .filter(lines -> !lines.isEmpty())
        .orElse(List.of(city.name()));
  }
}
