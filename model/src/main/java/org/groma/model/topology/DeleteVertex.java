package org.groma.model.topology;

import org.groma.model.topology.Ruling.Refused;

/** Removes one inner vertex of a border. */
public record DeleteVertex(int arc, int vertex) implements MapEdit {

  @Override
  public Ruling apply(Topology map) {
    return MapEdit.missingArc(map, arc).orElseGet(() -> delete(map));
  }

  private Ruling delete(Topology map) {
    Line line = map.arc(arc).line();
    if (vertex <= 0 || vertex >= line.last()) {
      return new Refused("Border " + arc + " has no inner vertex " + vertex + ".", line.point(0));
    }
    return new Reshape(map).line(arc, line.without(vertex)).apply();
  }
}
