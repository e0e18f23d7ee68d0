package org.groma.editor.map;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
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

  /** What the stacks cover, in pixels. */
  List<Rectangle2D> boxes() {
    Topology map = brush.frame().project().map();
    double side = StackRow.side(brush.typicalSide());
    List<Rectangle2D> boxes = new ArrayList<>();
    brush
        .frame()
        .dressing()
        .counters()
        .forEach((place, counters) ->
            Spots.mainFace(map, place)
                .filter(_ -> !counters.isEmpty())
                .map(face -> spots.pole(map, face))
                .filter(brush.visible()::contains)
                .ifPresent(
                    at -> boxes.add(box(counters.size(), brush.x(at.x), brush.y(at.y), side))));
    return boxes;
  }

  private static Rectangle2D box(int counters, double x, double y, double side) {
    StackRow row = new StackRow(counters, x, y, side);
    Rectangle2D box = new Rectangle2D.Double(row.left(0), row.top(0), side, side);
    for (int i = 1; i < counters; i++) {
      box.add(row.left(i), row.top(i));
      box.add(row.left(i) + side, row.top(i) + side);
    }
    return box;
  }

  private static void row(
      CounterArt art, List<Dressing.Counter> counters, double x, double y, double side) {
    StackRow row = new StackRow(counters.size(), x, y, side);
    for (int i = 0; i < counters.size(); i++) {
      art.draw(counters.get(i), row.left(i), row.top(i), side);
    }
  }
}
