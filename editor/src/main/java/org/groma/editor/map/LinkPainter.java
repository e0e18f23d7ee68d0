package org.groma.editor.map;

import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Lexicon;
import org.groma.engine.kernel.Way;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Palette;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;

/**
 * Paints links as the game of the project says: arrows between the shores that come closest, or
 * roads from city to city.
 */
final class LinkPainter {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();
  private static final double SHORTEST = 16;
  private static final double HEAD = 6;

  /** The nearest shores of two places, while their faces stay what they are. */
  static final class Crossings {

    @SuppressWarnings("ArrayRecordComponent") // two points, compared by nobody
    private record Known(FaceOutline outline, Coordinate[] shores) {}

    private final Map<String, Known> known = new HashMap<>();

    Optional<Coordinate[]> of(Topology map, Place from, Place to) {
      List<Integer> here = map.facesOf(from);
      List<Integer> there = map.facesOf(to);
      if (here.isEmpty() || there.isEmpty()) {
        return Optional.empty();
      }
      List<Integer> both = Stream.concat(here.stream(), there.stream()).toList();
      FaceOutline outline = FaceOutline.of(map, both);
      Known found =
          known.compute(
              from + " " + to,
              (_, before) ->
                  before != null && before.outline.isSameAs(outline)
                      ? before
                      : new Known(
                          outline,
                          IndexedFacetDistance.nearestPoints(
                              ground(map, here), ground(map, there))));
      return Optional.of(found.shores);
    }

    private static Geometry ground(Topology map, List<Integer> faces) {
      return GEOMETRY.buildGeometry(
          faces.stream().map(face -> FaceShape.polygon(map, face)).toList());
    }
  }

  private final Brush brush;
  private final Crossings crossings;
  private final CityMarks cities;
  private final Lexicon lexicon;

  LinkPainter(Brush brush, Crossings crossings, CityMarks cities) {
    this.brush = brush;
    this.crossings = crossings;
    this.cities = cities;
    this.lexicon = Rulesets.lexicon(brush.frame().project());
  }

  void paint() {
    if (brush.typicalSide() < 12) {
      return;
    }
    Palette palette = new Palette(brush.frame().project());
    for (Link link : brush.frame().project().links()) {
      if (lexicon.way(link.kind()) == Way.ROAD) {
        road(link, palette.link(link.kind(), 0xA8442F));
      }
    }
    for (Link link : brush.frame().project().links()) {
      if (lexicon.way(link.kind()) == Way.ROAD) {
        continue;
      }
      crossings
          .of(brush.frame().project().map(), link.from(), link.to())
          .filter(shores ->
              brush.visible().intersects(shores[0]) || brush.visible().intersects(shores[1]))
          .ifPresent(shores -> arrow(link, shores, palette.link(link.kind(), 0xB5382E)));
    }
  }

  private void road(Link link, Colour colour) {
    Optional<Point> from = cities.hub(link.from());
    Optional<Point> to = cities.hub(link.to());
    if (from.isEmpty() || to.isEmpty()) {
      return;
    }
    Point a = from.get();
    Point b = to.get();
    if (brush.visible().intersects(new Envelope(a.x(), b.x(), a.y(), b.y()))) {
      double size = Math.clamp(brush.typicalSide() / 55, 0.4, 1.0);
      Line2D line =
          new Line2D.Double(brush.x(a.x()), brush.y(a.y()), brush.x(b.x()), brush.y(b.y()));
      stroke(line, brush.frame().inks().paper().fade(0.7), 3.2 * size);
      stroke(line, colour, 1.4 * size);
    }
  }

  private void stroke(Shape shape, Colour colour, double width) {
    brush.colour(colour);
    brush.pen(width);
    brush.graphics().draw(shape);
  }

  private void arrow(Link link, Coordinate[] shores, Colour colour) {
    double x1 = brush.x(shores[0].x);
    double y1 = brush.y(shores[0].y);
    double x2 = brush.x(shores[1].x);
    double y2 = brush.y(shores[1].y);
    double length = Math.hypot(x2 - x1, y2 - y1);
    double ux = length < 1e-6 ? 1 : (x2 - x1) / length;
    double uy = length < 1e-6 ? 0 : (y2 - y1) / length;
    double size = Math.clamp(brush.typicalSide() / 55, 0.4, 1.0);
    double more = Math.max(4 * size, (SHORTEST * size - length) / 2);
    x1 -= ux * more;
    y1 -= uy * more;
    x2 += ux * more;
    y2 += uy * more;
    Path2D path = new Path2D.Double();
    path.moveTo(x1, y1);
    path.lineTo(x2, y2);
    head(path, x2, y2, ux, uy, HEAD * size);
    if (!link.oneWay()) {
      head(path, x1, y1, -ux, -uy, HEAD * size);
    }
    // a pale arrow is told from pale land by its edge
    stroke(
        path,
        colour.isPale() ? Palette.INK : brush.frame().inks().paper().fade(0.85),
        (colour.isPale() ? 3.4 : 4.4) * size);
    stroke(path, colour, 1.9 * size);
  }

  private static void head(Path2D path, double x, double y, double ux, double uy, double size) {
    path.moveTo(x - size * ux - size * 0.55 * uy, y - size * uy + size * 0.55 * ux);
    path.lineTo(x, y);
    path.lineTo(x - size * ux + size * 0.55 * uy, y - size * uy - size * 0.55 * ux);
  }
}
