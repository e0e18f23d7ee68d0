package org.groma.editor.cli;

import java.util.List;
import java.util.Optional;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Envelope;

/**
 * How large a map is.
 *
 * @param faces regions, the outside not counted
 * @param vertices points of all borders, each once
 * @param unassignedFaces regions that belong to nothing yet
 * @param extent least x, least y, greatest x, greatest y; none for a map with nothing on it
 */
record MapSize(
    int faces,
    int borders,
    int vertices,
    int unassignedFaces,
    String projection,
    Optional<List<Double>> extent) {

  static MapSize of(Project project) {
    Topology map = project.map();
    int vertices = map.nodeCount();
    for (Arc arc : map.arcs()) {
      vertices += arc.line().size() - 2;
    }
    int unassigned = 0;
    for (Face face : map.faces()) {
      if (face.id() != Face.OUTSIDE && face.use() == Use.None.UNASSIGNED) {
        unassigned++;
      }
    }
    return new MapSize(
        map.faceCount() - 1,
        map.arcCount(),
        vertices,
        unassigned,
        project.projection().name(),
        extent(map));
  }

  private static Optional<List<Double>> extent(Topology map) {
    Envelope box = map.extent();
    return box.isNull()
        ? Optional.empty()
        : Optional.of(List.of(box.getMinX(), box.getMinY(), box.getMaxX(), box.getMaxY()));
  }

  boolean isEmpty() {
    return faces == 0;
  }
}
