package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;

/**
 * Draws a border anew between its two nodes.
 *
 * @param through the new inner points, from the first node to the last; none for a straight line
 */
public record RedrawBorder(int arc, List<Point> through) implements MapEdit {

  public RedrawBorder {
    through = List.copyOf(through);
  }

  @Override
  public Ruling apply(Topology map) {
    return MapEdit.missingArc(map, arc).orElseGet(() -> redraw(map));
  }

  private Ruling redraw(Topology map) {
    Line before = map.arc(arc).line();
    List<Point> points = new ArrayList<>();
    points.add(new Point(before.x(0), before.y(0)));
    points.addAll(through);
    points.add(new Point(before.x(before.last()), before.y(before.last())));
    double[] xy = Line.snapped(Point.flat(points), map.precision());
    if (xy.length < 4) {
      return new Ruling.Refused("A closed border needs at least three corners.", before.point(0));
    }
    Line line = Line.adopt(xy);
    // the hand may go round an island either way; the border keeps its sides
    boolean otherWay =
        line.isClosed()
            && line.shoelace(line.x(0), line.y(0)) > 0
                != before.shoelace(before.x(0), before.y(0)) > 0;
    return new Reshape(map).line(arc, otherWay ? line.reversed() : line).apply();
  }
}
