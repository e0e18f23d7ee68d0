package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Way;
import org.groma.exporters.picture.Item.Stroked;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;

/** Draws roads: lines from city to city that cross the border where the way is short and dry. */
final class Roads {

  /** Of how many points of a border the best is taken. */
  private static final int GATES = 24;

  /** How finely a way is looked at. */
  private static final int STEPS = 40;

  /** A step beside the two provinces counts as so many within. */
  private static final double STRAY = 12;

  private final Drawing drawing;

  private Roads(Drawing drawing) {
    this.drawing = drawing;
  }

  static boolean isRoad(Drawing drawing, String kind) {
    return Rulesets.lexicon(drawing.project).way(kind) == Way.ROAD;
  }

  /** All casings lie below all roads, so that none cuts another. */
  static void draw(Drawing drawing) {
    Roads roads = new Roads(drawing);
    Map<Link, Line> ways = new LinkedHashMap<>();
    for (Link link : drawing.project.links()) {
      if (isRoad(drawing, link.kind())) {
        roads.way(link).ifPresent(way -> ways.put(link, way));
      }
    }
    if (ways.isEmpty()) {
      return;
    }
    drawing.look("road-casing", Look.stroked(Palette.PAPER.fade(0.75), drawing.pens(3.4)));
    drawing.add(Layer.ROADS, new Stroked("", "road-casing", List.copyOf(ways.values())));
    ways.forEach((link, way) -> {
      drawing.look(
          look(link.kind()),
          Look.stroked(drawing.palette.link(link.kind(), 0xA8442F), drawing.pens(1.5)));
      drawing.add(Layer.ROADS, new Stroked("link-" + link.id(), look(link.kind()), List.of(way)));
    });
  }

  static String look(String kind) {
    return "road-" + Land.word(kind);
  }

  private Optional<Line> way(Link link) {
    Optional<Point> from = drawing.hubs.hub(link.from());
    Optional<Point> to = drawing.hubs.hub(link.to());
    if (from.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    Coordinate start = new Coordinate(from.get().x(), from.get().y());
    Coordinate end = new Coordinate(to.get().x(), to.get().y());
    Coordinate best = null;
    double least = Double.POSITIVE_INFINITY;
    for (Coordinate gate : gates(link)) {
      double effort = effort(link, start, gate) + effort(link, gate, end);
      if (effort < least) {
        least = effort;
        best = gate;
      }
    }
    return Optional.of(
        best == null
            ? Line.of(start.x, start.y, end.x, end.y)
            : Line.of(start.x, start.y, best.x, best.y, end.x, end.y));
  }

  /** Points of the borders between the two ends; none where water lies between them. */
  private List<Coordinate> gates(Link link) {
    List<Coordinate> gates = new ArrayList<>();
    for (Arc arc : drawing.map.arcs()) {
      Optional<Place> left = drawing.placeOf(arc.left());
      Optional<Place> right = drawing.placeOf(arc.right());
      if ((isAt(left, link.from()) && isAt(right, link.to()))
          || (isAt(left, link.to()) && isAt(right, link.from()))) {
        Line line = arc.line();
        int step = Math.max(1, line.last() / GATES);
        for (int i = Math.min(step, line.last() / 2); i < line.last(); i += step) {
          gates.add(new Coordinate(line.x(i), line.y(i)));
        }
      }
    }
    return gates;
  }

  private static boolean isAt(Optional<Place> place, Place wanted) {
    return place.equals(Optional.of(wanted));
  }

  /** The length of a straight way, the more where it leaves the two provinces. */
  private double effort(Link link, Coordinate a, Coordinate b) {
    int strayed = 0;
    for (int i = 1; i < STEPS; i++) {
      double x = a.x + (b.x - a.x) * i / STEPS;
      double y = a.y + (b.y - a.y) * i / STEPS;
      Optional<Place> here = drawing.placeOf(drawing.faces().faceAt(x, y));
      if (!isAt(here, link.from()) && !isAt(here, link.to())) {
        strayed++;
      }
    }
    return a.distance(b) * (1 + STRAY * strayed / STEPS);
  }
}
