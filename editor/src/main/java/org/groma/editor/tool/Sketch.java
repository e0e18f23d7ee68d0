package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.topology.Point;

/** A line that is being drawn, corner by corner. */
record Sketch(List<Point> corners) {

  static final Sketch EMPTY = new Sketch(List.of());

  Sketch {
    corners = List.copyOf(corners);
  }

  boolean isEmpty() {
    return corners.isEmpty();
  }

  int size() {
    return corners.size();
  }

  /** One corner longer; a corner set twice is one, as the second press of a double click is. */
  Sketch plus(Point corner) {
    if (!isEmpty() && corners.getLast().equals(corner)) {
      return this;
    }
    List<Point> longer = new ArrayList<>(corners);
    longer.add(corner);
    return new Sketch(longer);
  }

  /** Without the last corner. */
  Sketch minus() {
    return isEmpty() ? this : new Sketch(corners.subList(0, size() - 1));
  }

  /** The line with a handle at each corner. */
  List<Preview.Shape> shapes(boolean closed) {
    List<Preview.Shape> shapes = new ArrayList<>();
    shapes.add(new Preview.Trace(corners, closed, Style.DRAFT));
    corners.forEach(corner -> shapes.add(new Preview.Handle(corner, false, false)));
    return shapes;
  }

  /** The line on to where the pointer is, with a handle at each corner that is set. */
  List<Preview.Shape> shapesTo(Snap tip, boolean closed) {
    List<Preview.Shape> shapes = new ArrayList<>();
    shapes.add(new Preview.Trace(plus(tip.at()).corners, closed, Style.DRAFT));
    corners.forEach(corner -> shapes.add(new Preview.Handle(corner, false, false)));
    shapes.addAll(tip.target());
    return shapes;
  }
}
