package org.groma.model.topology;

import org.groma.model.topology.Ruling.Refused;

/**
 * Moves one inner vertex of a border; both sides follow. The ends of a border are nodes: {@link
 * MoveNode}.
 */
public record MoveVertex(int arc, int vertex, Point to) implements MapEdit {

  @Override
  public Ruling apply(Topology map) {
    return MapEdit.missingArc(map, arc).orElseGet(() -> move(map));
  }

  private Ruling move(Topology map) {
    Line line = map.arc(arc).line();
    if (vertex <= 0 || vertex >= line.last()) {
      return new Refused("Border " + arc + " has no inner vertex " + vertex + ".", line.point(0));
    }
    double x = map.precision().round(to.x());
    double y = map.precision().round(to.y());
    return new Reshape(map).line(arc, line.withPoint(vertex, x, y)).apply();
  }
}
