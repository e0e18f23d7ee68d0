package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Lettering;
import org.groma.exporters.picture.Item.Stroked;
import org.groma.exporters.picture.Item.Symbol;
import org.groma.exporters.picture.Scene.Box;
import org.groma.model.topology.Line;

/**
 * A small sheet on the page, laid out from its upper left corner and put in its place when its size
 * is known. Lengths are in map units, y downwards.
 */
final class Panel {

  private final Drawing drawing;
  private final List<Part> parts = new ArrayList<>();
  private double width;
  private double height;

  private interface Part {
    Item at(double x, double y);
  }

  Panel(Drawing drawing) {
    this.drawing = drawing;
  }

  private void reach(double x, double y) {
    width = Math.max(width, x);
    height = Math.max(height, y);
  }

  /** Text with its left edge and the middle of its height at a point; says how long it is. */
  double text(String text, String look, double x, double y, double size) {
    Look how = drawing.look(look);
    double length = how.face().orElseThrow().width(text, how.spacing()) * size;
    parts.add(
        (px, py) -> new Lettering("", look, List.of(text), px + x + length / 2, py - y, 0, size));
    reach(x + length, y + size / 2);
    return length;
  }

  void mark(Mark mark, double x, double y, double size) {
    parts.add((px, py) -> new Symbol("", mark, "", px + x, py - y, size));
    reach(x + size / 2, y + size / 2);
  }

  void line(String look, double... xy) {
    Line line = Line.of(xy);
    parts.add((px, py) -> new Stroked("", look, List.of(moved(px, py, line))));
    grow(line);
  }

  void shape(String look, double... xy) {
    shapes(look, List.of(Line.of(xy)));
  }

  void shapes(String look, List<Line> shapes) {
    parts.add((px, py) ->
        new Filled("", look, "", shapes.stream().map(shape -> moved(px, py, shape)).toList()));
    shapes.forEach(this::grow);
  }

  private void grow(Line line) {
    for (int i = 0; i < line.size(); i++) {
      reach(line.x(i), line.y(i));
    }
  }

  private static Line moved(double px, double py, Line line) {
    double[] moved = new double[2 * line.size()];
    for (int i = 0; i < line.size(); i++) {
      moved[2 * i] = px + line.x(i);
      moved[2 * i + 1] = py - line.y(i);
    }
    return Line.of(moved);
  }

  double width() {
    return width;
  }

  double height() {
    return height;
  }

  /** Puts the panel into a box, with a border, and keeps names away from it. */
  void draw(Box box) {
    drawing.add(Layer.CARTOUCHE, new Filled("", "panel", "", List.of(Frame.rectangle(box, 0))));
    drawing.add(
        Layer.CARTOUCHE,
        new Stroked("", "neat-line", List.of(Frame.rectangle(box, drawing.pens(4)))));
    double x = (box.west() + box.east() - width) / 2;
    double y = (box.south() + box.north() + height) / 2;
    parts.forEach(part -> drawing.add(Layer.CARTOUCHE, part.at(x, y)));
    drawing.crowd.add(
        TextBox.upright(
            (box.west() + box.east()) / 2,
            (box.south() + box.north()) / 2,
            box.width(),
            box.height()));
  }
}
