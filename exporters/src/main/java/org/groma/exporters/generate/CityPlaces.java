package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.entry.Ledger;
import org.groma.model.gazetteer.City;
import org.groma.model.geography.MapProjection;
import org.groma.model.id.CityId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.algorithm.construct.MaximumInscribedCircle;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.distance.DistanceOp;

/** Puts cities on a map: where they lay, or as near to it as their own province reaches. */
final class CityPlaces {

  /** How far inside a border a city is put that lies on or beyond it, in kilometres. */
  private static final double INSIDE = 6;

  private static final double FAR = 60;

  private CityPlaces() {}

  static Project place(
      Project project,
      Map<CityId, Coordinate> degrees,
      MapProjection projection,
      List<String> notices) {
    List<City> placed = new ArrayList<>();
    for (City city : project.cities()) {
      Coordinate known = degrees.get(city.id());
      Optional<Point> at =
          known == null
              ? Optional.empty()
              : put(project, city, projection.toMap(known.x, known.y), notices);
      placed.add(at.map(city::withPlace).orElse(city));
    }
    return project.with(Kinds.CITIES, Ledger.of(placed));
  }

  private static Optional<Point> put(
      Project project, City city, Coordinate wanted, List<String> notices) {
    Topology map = project.map();
    org.locationtech.jts.geom.Point point = Land.GEOMETRY.createPoint(wanted);
    Polygon nearest = null;
    for (int face : map.facesOf(Place.of(city.province()))) {
      Polygon shape = FaceShape.polygon(map, face);
      if (nearest == null || shape.distance(point) < nearest.distance(point)) {
        nearest = shape;
      }
    }
    if (nearest == null) {
      return Optional.empty();
    }
    double away = nearest.distance(point);
    if (away > FAR) {
      notices.add(
          city.name()
              + " lies "
              + Math.round(away)
              + " km outside its province; it is put in the middle of it.");
    }
    return Optional.of(rounded(map, inside(nearest, point, away)));
  }

  private static Coordinate inside(
      Polygon province, org.locationtech.jts.geom.Point wanted, double away) {
    for (double margin = INSIDE; margin > 0.5; margin /= 2) {
      Geometry inner = province.buffer(-margin);
      if (!inner.isEmpty() && away <= FAR) {
        return inner.contains(wanted)
            ? wanted.getCoordinate()
            : DistanceOp.nearestPoints(inner, wanted)[0];
      }
    }
    return MaximumInscribedCircle.getCenter(province, 1).getCoordinate();
  }

  private static Point rounded(Topology map, Coordinate at) {
    return new Point(map.precision().round(at.x), map.precision().round(at.y));
  }
}
