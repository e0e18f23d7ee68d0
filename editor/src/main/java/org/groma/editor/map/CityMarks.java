package org.groma.editor.map;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Lexicon;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Mark;
import org.groma.exporters.picture.Palette;
import org.groma.model.gazetteer.City;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;

/** Paints cities: the marks of the printed map, an anchor beside those with a port. */
final class CityMarks {

  private static final double[] SIZES = {8, 9.5, 12, 15};
  private static final double ANCHOR = 9;
  private static final double EMBLEM = 10;

  /** How large provinces must be drawn before their cities bear signs, in pixels. */
  private static final double ROOM_FOR_EMBLEMS = 36;

  private final Brush brush;
  private final Project project;
  private final Spots spots;
  private final Lexicon lexicon;
  private final List<Rectangle2D> boxes = new ArrayList<>();

  CityMarks(Brush brush, Spots spots) {
    this.brush = brush;
    this.project = brush.frame().project();
    this.spots = spots;
    this.lexicon = Rulesets.lexicon(project);
  }

  void paint() {
    if (brush.typicalSide() < 16) {
      return; // specks on specks
    }
    for (City city : project.cities()) {
      at(city)
          .filter(point -> brush.visible().contains(point.x(), point.y()))
          .ifPresent(point -> paint(city, point));
    }
  }

  /** What the marks cover, in pixels. */
  List<Rectangle2D> boxes() {
    return boxes;
  }

  /** Where the city says it lies, else the middle of its province. */
  Optional<Point> at(City city) {
    return city.at().or(() -> middle(Place.of(city.province())));
  }

  private Optional<Point> middle(Place place) {
    return Spots.mainFace(project.map(), place)
        .map(face -> {
          Coordinate pole = spots.pole(project.map(), face);
          return new Point(pole.x, pole.y);
        });
  }

  /** Where roads of a place begin: at its first city, else in its middle. */
  Optional<Point> hub(Place place) {
    return WayLine.hub(project, place, this::middle);
  }

  double size(City city) {
    return SIZES[city.level()] * Math.clamp(brush.typicalSide() / 60, 0.55, 1.3);
  }

  private void paint(City city, Point at) {
    double x = brush.x(at.x());
    double y = brush.y(at.y());
    double size = size(city);
    mark(Mark.ofCity(city.level(), city.fortified()), x, y, size);
    boxes.add(new Rectangle2D.Double(x - size / 2, y - size / 2, size, size));
    if (city.port().isPresent()) {
      double anchor = ANCHOR * size / SIZES[city.level()];
      mark(Mark.ANCHOR, x - size / 2 - anchor / 2, y, anchor);
      boxes.add(new Rectangle2D.Double(x - size / 2 - anchor, y - anchor / 2, anchor, anchor));
    }
    emblems(city, x, y + size / 2);
  }

  /** The signs of a city in a row below its mark, where there is room for them. */
  private void emblems(City city, double x, double below) {
    List<Mark> marks = Mark.emblems(lexicon, city);
    if (marks.isEmpty() || brush.typicalSide() < ROOM_FOR_EMBLEMS) {
      return;
    }
    double side = EMBLEM * Math.clamp(brush.typicalSide() / 60, 0.7, 1.3);
    double left = x - marks.size() * side / 2;
    for (int i = 0; i < marks.size(); i++) {
      mark(marks.get(i), left + (i + 0.5) * side, below + side * 0.6, side * 0.94);
    }
    boxes.add(new Rectangle2D.Double(left, below, marks.size() * side, side * 1.1));
  }

  private void mark(Mark mark, double x, double y, double size) {
    for (Mark.Part part : mark.parts()) {
      Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
      for (Line line : part.lines()) {
        path.moveTo(x + line.x(0) * size, y - line.y(0) * size);
        for (int i = 1; i <= line.last(); i++) {
          path.lineTo(x + line.x(i) * size, y - line.y(i) * size);
        }
      }
      paint(path, part.look(), size);
    }
  }

  private void paint(Path2D path, String look, double size) {
    switch (look) {
      case "mark-anchor" -> {
        brush.colour(Palette.HARBOUR);
        brush.pen(0.13 * size);
        brush.graphics().draw(path);
      }
      case "mark-ink" -> fill(path, Palette.INK);
      case "mark-red" -> fill(path, Palette.CITY_RED);
      case "mark-dot" -> fill(path, Palette.PAPER);
      case "mark-cross", "mark-star" -> fill(path, Palette.CROSS);
      case "mark-crest", "mark-flag" -> fill(path, Palette.CITY_RED);
      case "mark-helmet" -> fill(path, Palette.STEEL);
      case "mark-coin" -> edged(path, Palette.COIN, 0.07 * size);
      case "mark-coin-rim", "mark-staff" -> {
        brush.colour(Palette.INK);
        brush.pen(0.08 * size);
        brush.graphics().draw(path);
      }
      default -> edged(path, Palette.PAPER, 0.12 * size);
    }
  }

  private void edged(Path2D path, Colour colour, double pen) {
    fill(path, colour);
    brush.colour(Palette.INK);
    brush.pen(pen);
    brush.graphics().draw(path);
  }

  private void fill(Path2D path, Colour colour) {
    brush.colour(colour);
    brush.graphics().fill(path);
  }
}
