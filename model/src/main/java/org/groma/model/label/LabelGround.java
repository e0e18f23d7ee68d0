package org.groma.model.label;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.CityId;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Face;
import org.groma.model.topology.Half;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.algorithm.RayCrossingCounter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Location;

/**
 * What a label tells the name of, as it is drawn: the faces of a place or an area, or the mark of a
 * city.
 *
 * @param tolerance how far from it the middle of the label may lie
 */
public record LabelGround(
    Topology map, List<Integer> faces, Optional<Point> mark, double tolerance) {

  public LabelGround {
    faces = List.copyOf(faces);
  }

  /** The ground of {@code kind:id}; none if that is not drawn or is not there. */
  public static Optional<LabelGround> of(Project project, String subject) {
    int colon = subject.indexOf(':');
    String id = subject.substring(colon + 1);
    return switch (subject.substring(0, colon)) {
      case "area" -> of(project, faces(project, new AreaId(id)), Optional.empty());
      case "city" ->
          project
              .cities()
              .find(new CityId(id))
              .flatMap(
                  city -> of(project, project.map().facesOf(Place.of(city.province())), city.at()));
      default -> of(project, project.map().facesOf(Place.parse(subject)), Optional.empty());
    };
  }

  private static List<Integer> faces(Project project, AreaId area) {
    List<Integer> faces = new ArrayList<>(project.map().facesOf(Place.of(area)));
    for (Province province : project.provinces()) {
      if (province.area().equals(Optional.of(area))) {
        faces.addAll(project.map().facesOf(Place.of(province.id())));
      }
    }
    return faces;
  }

  private static Optional<LabelGround> of(
      Project project, List<Integer> faces, Optional<Point> mark) {
    if (faces.isEmpty() && mark.isEmpty()) {
      return Optional.empty();
    }
    Topology map = project.map();
    Envelope whole = map.extent();
    int count = Math.max(1, project.provinces().size());
    double side = Math.sqrt(whole.getWidth() * whole.getHeight() / count);
    Envelope own = new Envelope();
    if (mark.isEmpty()) {
      faces.forEach(face -> include(own, map, map.face(face)));
    }
    // beside an island there is room for its name, even if the island is a speck
    return Optional.of(
        new LabelGround(
            map, faces, mark, Math.max(side, own.isNull() ? 0 : own.getDiameter() / 2)));
  }

  private static void include(Envelope box, Topology map, Face face) {
    face.halves().forEach(half -> box.expandToInclude(map.arc(Half.arc(half)).line().envelope()));
  }

  /** Whether a label with its middle there is kept. */
  public boolean keeps(Point at) {
    return distance(at) <= tolerance;
  }

  /** How far a point lies from it; 0 within. */
  public double distance(Point at) {
    if (mark.isPresent()) {
      return Math.hypot(at.x() - mark.get().x(), at.y() - mark.get().y());
    }
    Coordinate point = new Coordinate(at.x(), at.y());
    double least = Double.POSITIVE_INFINITY;
    for (int face : faces) {
      least = Math.min(least, distance(point, map.face(face)));
    }
    return least;
  }

  private double distance(Coordinate point, Face face) {
    RayCrossingCounter counter = new RayCrossingCounter(point);
    double[] least = {Double.POSITIVE_INFINITY};
    face.halves()
        .forEach(half -> {
          Line line = map.arc(Half.arc(half)).line();
          Coordinate a = line.point(0);
          for (int i = 1; i < line.size(); i++) {
            Coordinate b = line.point(i);
            counter.countSegment(a, b);
            least[0] = Math.min(least[0], Distance.pointToSegment(point, a, b));
            a = b;
          }
        });
    return counter.getLocation() == Location.EXTERIOR ? least[0] : 0;
  }
}
