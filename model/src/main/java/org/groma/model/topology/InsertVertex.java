package org.groma.model.topology;

import org.groma.model.topology.Ruling.Refused;

/** Adds a vertex to the segment that starts at vertex {@code after}. */
public record InsertVertex(int arc, int after, Point at) implements MapEdit {

  @Override
  public Ruling apply(Topology map) {
    return MapEdit.missingArc(map, arc).orElseGet(() -> insert(map));
  }

  private Ruling insert(Topology map) {
    Line line = map.arc(arc).line();
    if (after < 0 || after >= line.last()) {
      return new Refused("Border " + arc + " has no segment " + after + ".", line.point(0));
    }
    double x = map.precision().round(at.x());
    double y = map.precision().round(at.y());
    return new Reshape(map).line(arc, line.withInserted(after + 1, x, y)).apply();
  }
}
