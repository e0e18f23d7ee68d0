package org.groma.editor.map;

import java.awt.geom.Line2D;
import java.util.Optional;
import java.util.function.Function;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Way;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;

/** A straight way between two places as a layer draws it, in map units. */
public record WayLine(Point from, Point to) {

  /** From the middle of one place to that of another, as adjacency is drawn; if both are drawn. */
  public static Optional<WayLine> between(MapIndex index, Place a, Place b) {
    return between(index.stackAt(a), index.stackAt(b));
  }

  /** As the layer of links draws it: from shore to shore, or a road from city to city. */
  public static Optional<WayLine> of(Project project, MapIndex index, Link link) {
    return Rulesets.lexicon(project).way(link.kind()) == Way.ROAD
        ? between(
            hub(project, link.from(), index::stackAt), hub(project, link.to(), index::stackAt))
        : index.narrows(link.from(), link.to());
  }

  private static Optional<WayLine> between(Optional<Point> from, Optional<Point> to) {
    return from.flatMap(start -> to.map(end -> new WayLine(start, end)));
  }

  /** Where roads of a place begin: at its first city, else in its middle. */
  static Optional<Point> hub(
      Project project, Place place, Function<Place, Optional<Point>> middle) {
    return project.cities().stream()
        .filter(city -> Place.of(city.province()).equals(place))
        .findFirst()
        .flatMap(City::at)
        .or(() -> middle.apply(place));
  }

  public Point middle() {
    return new Point((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
  }

  /** How far a point is from the line. */
  public double distance(Point at) {
    return Line2D.ptSegDist(from.x(), from.y(), to.x(), to.y(), at.x(), at.y());
  }

  /** How far a point is from the nearer end. */
  public double fromEnd(Point at) {
    return Math.min(distance(from, at), distance(to, at));
  }

  private static double distance(Point a, Point b) {
    return Math.hypot(a.x() - b.x(), a.y() - b.y());
  }
}
