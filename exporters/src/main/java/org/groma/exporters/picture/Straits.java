package org.groma.exporters.picture;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Stroked;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.topology.Arc;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Line;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;

/**
 * Draws straits and other links as short arrows between the points where the two places come
 * closest.
 */
final class Straits {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();
  private static final int RED = 0xB5382E;
  private static final double SHORTEST = 21;
  private static final double INLAND = 6;
  private static final double HEAD = 7.5;

  /** How far along the shore a crossing may move to come out from under a city. */
  private static final double DETOUR = 28;

  private final Drawing drawing;

  private Straits(Drawing drawing) {
    this.drawing = drawing;
  }

  static void draw(Drawing drawing) {
    Straits straits = new Straits(drawing);
    drawing.look("link-casing", Look.stroked(Palette.PAPER.fade(0.9), drawing.pens(4.6)));
    for (Link link : drawing.project.links()) {
      if (!Roads.isRoad(drawing, link.kind())) {
        straits.crossing(link).ifPresent(crossing -> straits.draw(link, crossing));
      }
    }
  }

  /** The two shores, nearest to each other. */
  private Optional<Coordinate[]> crossing(Link link) {
    Optional<Geometry> from = ground(link.from());
    Optional<Geometry> to = ground(link.to());
    if (from.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    Coordinate[] nearest = IndexedFacetDistance.nearestPoints(from.get(), to.get());
    if (nearest[0].distance(nearest[1]) <= drawing.pixels(0.1)) {
      return Optional.of(across(link, nearest));
    }
    return Optional.of(isFree(nearest) ? nearest : asideOfMarks(from.get(), to.get(), nearest));
  }

  private boolean isFree(Coordinate[] shores) {
    return drawing.crowd.isFree(new Arrow(shores).box());
  }

  /**
   * A crossing that is nearly as short and as far as may be from the city that hides the shortest.
   */
  private Coordinate[] asideOfMarks(Geometry from, Geometry to, Coordinate[] nearest) {
    TextBox hidden = new Arrow(nearest).box();
    Coordinate mark =
        drawing.crowd.near(hidden.envelope()).stream()
            .map(box -> new Coordinate(box.x(), box.y()))
            .min(Comparator.comparingDouble(at -> at.distance(nearest[0])))
            .orElse(nearest[0]);
    double longest = nearest[0].distance(nearest[1]) + drawing.pens(6);
    IndexedFacetDistance other = new IndexedFacetDistance(to);
    Coordinate[] best = nearest;
    double farthest = 0;
    for (Coordinate shore : from.getCoordinates()) {
      if (shore.distance(nearest[0]) < drawing.pens(DETOUR)) {
        Coordinate[] found = other.nearestPoints(GEOMETRY.createPoint(shore));
        Coordinate[] crossing = {shore, found[0].equals2D(shore) ? found[1] : found[0]};
        double length = crossing[0].distance(crossing[1]);
        double away = shore.distance(mark);
        if (length > 0 && length < longest && away > farthest) {
          farthest = away;
          best = crossing;
        }
      }
    }
    return best;
  }

  private Optional<Geometry> ground(Place place) {
    List<Integer> faces = drawing.map.facesOf(place);
    return faces.isEmpty()
        ? Optional.empty()
        : Optional.of(
            GEOMETRY.buildGeometry(
                faces.stream().map(face -> FaceShape.polygon(drawing.map, face)).toList()));
  }

  /** For places that touch: two points on either side of the longest border between them. */
  private Coordinate[] across(Link link, Coordinate[] touching) {
    Arc longest = null;
    for (Arc arc : drawing.map.arcs()) {
      Optional<Place> left = drawing.placeOf(arc.left());
      Optional<Place> right = drawing.placeOf(arc.right());
      boolean between =
          (left.equals(Optional.of(link.from())) && right.equals(Optional.of(link.to())))
              || (left.equals(Optional.of(link.to())) && right.equals(Optional.of(link.from())));
      if (between && (longest == null || arc.line().length() > longest.line().length())) {
        longest = arc;
      }
    }
    double reach = drawing.pens(1);
    if (longest == null) {
      Coordinate at = touching[0];
      return new Coordinate[] {
        new Coordinate(at.x - reach, at.y), new Coordinate(at.x + reach, at.y)
      };
    }
    Coordinate middle = longest.line().middle();
    Line line = longest.line();
    double dx = line.x(line.last()) - line.x(0);
    double dy = line.y(line.last()) - line.y(0);
    double length = Math.max(Math.sqrt(dx * dx + dy * dy), 1e-9);
    return new Coordinate[] {
      new Coordinate(middle.x - dy / length * reach, middle.y + dx / length * reach),
      new Coordinate(middle.x + dy / length * reach, middle.y - dx / length * reach)
    };
  }

  private void draw(Link link, Coordinate[] shores) {
    Colour colour = drawing.palette.link(link.kind(), RED);
    String look = "link-" + Land.word(link.kind());
    drawing.look(look, Look.stroked(colour, drawing.pens(2.3)));
    Colour edge = colour.isPale() ? Palette.INK : Palette.PAPER.fade(0.9);
    drawing.look(look + "-head", Look.filled(colour).edged(edge, drawing.pens(0.8)));
    if (colour.isPale()) {
      drawing.look(casing(drawing, link.kind()), Look.stroked(edge, drawing.pens(3.7)));
    }
    Arrow arrow = new Arrow(shores);
    drawing.add(
        Layer.STRAITS, new Stroked("", casing(drawing, link.kind()), List.of(arrow.stem())));
    drawing.add(Layer.STRAITS, new Stroked("link-" + link.id(), look, List.of(arrow.stem())));
    drawing.add(
        Layer.STRAITS,
        new Filled(
            "",
            look + "-head",
            link.name(),
            link.oneWay() ? List.of(arrow.head(1)) : List.of(arrow.head(1), arrow.head(-1))));
    if (drawing.shows(Layer.STRAITS)) {
      drawing.crowd.add(arrow.box());
    }
  }

  /** The look of what lies below an arrow: light, but dark below an arrow that is light itself. */
  static String casing(Drawing drawing, String kind) {
    return isPale(drawing, kind) ? "link-" + Land.word(kind) + "-casing" : "link-casing";
  }

  static boolean isPale(Drawing drawing, String kind) {
    return drawing.palette.link(kind, RED).isPale();
  }

  /** An arrow over the water that starts and ends a little inland. */
  private final class Arrow {
    private final double x;
    private final double y;
    private final double ux;
    private final double uy;
    private final double half;
    private final double head = drawing.pens(HEAD);

    Arrow(Coordinate[] shores) {
      double length = shores[0].distance(shores[1]);
      x = (shores[0].x + shores[1].x) / 2;
      y = (shores[0].y + shores[1].y) / 2;
      ux = (shores[1].x - shores[0].x) / length;
      uy = (shores[1].y - shores[0].y) / length;
      half = Math.max(length / 2 + drawing.pens(INLAND), drawing.pens(SHORTEST) / 2);
    }

    Line stem() {
      double stem = half - head * 0.8;
      return Line.of(x - ux * stem, y - uy * stem, x + ux * stem, y + uy * stem);
    }

    /** The tip at the far end for 1, at the near end for -1. */
    Line head(int way) {
      double tipX = x + way * ux * half;
      double tipY = y + way * uy * half;
      double backX = tipX - way * ux * head;
      double backY = tipY - way * uy * head;
      double wide = head * 0.42;
      return Line.of(
          tipX,
          tipY,
          backX - uy * wide,
          backY + ux * wide,
          backX + uy * wide,
          backY - ux * wide,
          tipX,
          tipY);
    }

    TextBox box() {
      double degrees = StrictMath.toDegrees(StrictMath.atan2(uy, ux));
      return new TextBox(x, y, 2 * half, head, Turn.of(degrees));
    }
  }
}
