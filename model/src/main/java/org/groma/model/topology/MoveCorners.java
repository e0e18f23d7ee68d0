package org.groma.model.topology;

import java.util.List;
import java.util.Optional;
import org.groma.model.topology.Ruling.Legal;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.geom.Coordinate;

/**
 * Moves several corners by the same way, all at once: one after another they might be in each
 * other's way though they fit in the end.
 *
 * @param nodes points where borders meet that move along
 */
public record MoveCorners(List<ArcVertex> vertices, List<Integer> nodes, double dx, double dy)
    implements MapEdit {

  public MoveCorners {
    vertices = List.copyOf(vertices);
    nodes = List.copyOf(nodes);
  }

  @Override
  public Ruling apply(Topology map) {
    Precision precision = map.precision();
    Reshape reshape = new Reshape(map);
    for (int node : nodes) {
      Optional<Ruling> missing = MapEdit.missingNode(map, node);
      if (missing.isPresent()) {
        return missing.get();
      }
      Coordinate at = map.nodePoint(node);
      reshape.node(node, precision.round(at.x + dx), precision.round(at.y + dy));
    }
    for (ArcVertex corner : vertices) {
      Optional<Ruling> missing = MapEdit.missingArc(map, corner.arc());
      if (missing.isPresent()) {
        return missing.get();
      }
      Line line = map.arc(corner.arc()).line();
      int i = corner.vertex();
      if (i <= 0 || i >= line.last()) {
        return new Refused(
            "Border " + corner.arc() + " has no inner vertex " + i + ".", line.point(0));
      }
      reshape.vertex(
          corner.arc(), i, precision.round(line.x(i) + dx), precision.round(line.y(i) + dy));
    }
    Ruling ruling = reshape.apply();
    return ruling instanceof Legal legal ? nested(legal) : ruling;
  }

  /** A whole island may have moved, which no point that stayed holds in its sea. */
  private static Ruling nested(Legal legal) {
    return RingNesting.broken(legal.map(), legal.touched())
        .<Ruling>map(at -> new Refused("The border would jump over a piece of the map.", at))
        .orElse(legal);
  }
}
