package org.groma.editor.map;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/** Paints the pieces of a scenario on the map, as stacks of counters. */
final class CounterPainter {

  private final Brush brush;
  private final Spots spots;

  CounterPainter(Brush brush, Spots spots) {
    this.brush = brush;
    this.spots = spots;
  }

  void paint() {
    Topology map = brush.frame().project().map();
    double side = StackRow.side(brush.typicalSide());
    CounterArt art = new CounterArt(brush.graphics());
    new TreeMap<>(brush.frame().dressing().counters()) // where stacks overlap, always the same way
        .forEach((place, counters) -> {
          Optional<Integer> face = Spots.mainFace(map, place);
          if (face.isPresent() && !counters.isEmpty()) {
            Coordinate at = spots.pole(map, face.get());
            if (brush.visible().contains(at.x, at.y)) {
              row(art, counters, brush.x(at.x), brush.y(at.y), side);
            }
          }
        });
  }

  private static void row(
      CounterArt art, List<Dressing.Counter> counters, double x, double y, double side) {
    StackRow row = new StackRow(counters.size(), x, y, side);
    for (int i = 0; i < counters.size(); i++) {
      art.draw(counters.get(i), row.left(i), row.top(i), side);
    }
  }
}
