package org.groma.editor.tool;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.id.Place;
import org.groma.model.id.SeaId;
import org.groma.model.topology.Face;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;

/** Where two places come closest, and the water between them. */
record Crossing(Point from, Point to, List<SeaId> seas) {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  /** The crossing between two places that are drawn. */
  static Optional<Crossing> of(Ground ground, Place from, Place to) {
    Topology map = ground.project().map();
    if (map.facesOf(from).isEmpty() || map.facesOf(to).isEmpty()) {
      return Optional.empty();
    }
    Coordinate[] shores = IndexedFacetDistance.nearestPoints(shape(map, from), shape(map, to));
    return Optional.of(
        new Crossing(
            new Point(shores[0].x, shores[0].y),
            new Point(shores[1].x, shores[1].y),
            seas(ground, shores, from, to)));
  }

  private static Geometry shape(Topology map, Place place) {
    return GEOMETRY.buildGeometry(
        map.facesOf(place).stream().map(face -> FaceShape.polygon(map, face)).toList());
  }

  /**
   * The zones from which the crossing can be blocked: the one in the middle of it, else all that
   * both places lie on. Places that share a border need no water.
   */
  private static List<SeaId> seas(Ground ground, Coordinate[] shores, Place from, Place to) {
    Topology map = ground.project().map();
    NavigableSet<Place> around = around(map, from);
    if (around.contains(to)) {
      return List.of();
    }
    around.retainAll(around(map, to));
    around.removeIf(place -> !place.isSea());
    Point middle = new Point((shores[0].x + shores[1].x) / 2, (shores[0].y + shores[1].y) / 2);
    Optional<Place> between = ground.index().faceAt(middle).place().filter(around::contains);
    return between.map(List::of).orElseGet(() -> List.copyOf(around)).stream()
        .map(place -> place.sea().orElseThrow())
        .toList();
  }

  private static NavigableSet<Place> around(Topology map, Place place) {
    NavigableSet<Place> found = new TreeSet<>();
    map.facesOf(place).stream()
        .flatMap(face -> map.neighbours(face).stream())
        .map(map::face)
        .map(Face::place)
        .forEach(other -> other.ifPresent(found::add));
    return found;
  }
}
