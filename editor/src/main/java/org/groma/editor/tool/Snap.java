package org.groma.editor.tool;

import java.util.List;
import org.groma.editor.map.MapIndex;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;

/**
 * Where a drawn point goes: to the corner or border that the pointer is near to, else where the
 * pointer is.
 *
 * @param caught whether something of the map was near
 */
record Snap(Point at, boolean caught) {

  /** Corners where borders meet come first, then other corners, then borders. Alt draws freely. */
  static Snap of(Point pointer, Input.Held held, Ground ground) {
    if (held.alt()) {
      return new Snap(pointer, false);
    }
    MapIndex index = ground.index();
    double reach = ground.reach();
    return index
        .nodeNear(pointer, reach)
        .map(node -> {
          Coordinate at = index.map().nodePoint(node);
          return new Point(at.x, at.y);
        })
        .or(() -> index.vertexNear(pointer, reach).map(MapIndex.Vertex::at))
        .or(() -> index.borderNear(pointer, reach).map(MapIndex.OnBorder::at))
        .map(near -> new Snap(near, true))
        .orElseGet(() -> new Snap(pointer, false));
  }

  /** The mark that shows it. */
  List<Preview.Shape> target() {
    return caught ? List.of(new Preview.Target(at)) : List.of();
  }
}
