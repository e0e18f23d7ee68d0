package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Half;
import org.groma.model.topology.Line;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/**
 * Borders and the outlines of faces, without the points that nobody would see at the width of the
 * picture. A border is thinned out once for both sides, so that neighbours still fit together.
 */
final class Outlines {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private final Topology map;
  private final Map<Integer, Line> lines = new HashMap<>();

  Outlines(Topology map, double tolerance) {
    this.map = map;
    for (Arc arc : map.arcs()) {
      lines.put(arc.id(), thinned(arc.line(), tolerance));
    }
  }

  private static Line thinned(Line line, double tolerance) {
    if (line.size() <= (line.isClosed() ? 4 : 2)) {
      return line;
    }
    Coordinate[] fewer =
        DouglasPeuckerSimplifier.simplify(GEOMETRY.createLineString(line.coordinates()), tolerance)
            .getCoordinates();
    return fewer.length < (line.isClosed() ? 4 : 2) ? line : Line.of(fewer);
  }

  Line arc(int arc) {
    return lines.get(arc);
  }

  /** The closed rings of a face, the outer one first. */
  List<Line> rings(int face) {
    Face walked = map.face(face);
    List<Line> rings = new ArrayList<>(walked.rings().length);
    for (int[] halves : walked.rings()) {
      rings.add(ring(halves));
    }
    return rings;
  }

  List<Line> rings(List<Integer> faces) {
    return faces.stream().flatMap(face -> rings(face).stream()).toList();
  }

  private Line ring(int[] halves) {
    Line ring = null;
    for (int half : halves) {
      Line line = arc(Half.arc(half));
      Line walked = Half.isForward(half) ? line : line.reversed();
      ring = ring == null ? walked : ring.then(walked);
    }
    return ring;
  }
}
