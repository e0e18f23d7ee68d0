package org.groma.validator.topology;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.RedrawBorder;

/**
 * The border as it should run. Unlike deleting a vertex by its number, redrawing it twice changes
 * nothing the second time.
 */
final class Redrawing {

  private Redrawing() {}

  static RedrawBorder without(Arc arc, int vertex) {
    Line line = arc.line();
    List<Point> through = new ArrayList<>();
    for (int i = 1; i < line.last(); i++) {
      if (i != vertex) {
        through.add(new Point(line.x(i), line.y(i)));
      }
    }
    return new RedrawBorder(arc.id(), through);
  }
}
