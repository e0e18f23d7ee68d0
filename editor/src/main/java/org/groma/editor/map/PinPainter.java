package org.groma.editor.map;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import org.groma.exporters.picture.Colour;
import org.groma.model.review.Severity;

/**
 * Paints findings as pins. Each severity has a shape of its own, so that nobody has to tell colours
 * apart: a disc for errors, a triangle for warnings, a small ring for notes.
 */
final class PinPainter {

  private static final double RADIUS = 6;
  static final Colour ERROR = Colour.of(0xC6252B);
  static final Colour WARNING = Colour.of(0xD98E04);
  static final Colour NOTE = Colour.of(0x2A6FB0);

  private final Brush brush;

  PinPainter(Brush brush) {
    this.brush = brush;
  }

  void paint() {
    for (Dressing.Pin pin : brush.frame().dressing().pins()) {
      if (!pin.accepted() && brush.visible().contains(pin.at().x(), pin.at().y())) {
        paint(pin.severity(), brush.x(pin.at().x()), brush.y(pin.at().y()));
      }
    }
  }

  private void paint(Severity severity, double x, double y) {
    switch (severity) {
      case ERROR ->
          filled(new Ellipse2D.Double(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS), ERROR);
      case WARNING -> {
        Path2D triangle = new Path2D.Double();
        triangle.moveTo(x, y - RADIUS);
        triangle.lineTo(x + RADIUS, y + 0.75 * RADIUS);
        triangle.lineTo(x - RADIUS, y + 0.75 * RADIUS);
        triangle.closePath();
        filled(triangle, WARNING);
      }
      case NOTE -> {
        double small = 0.6 * RADIUS;
        brush.colour(Colour.of(0xFFFFFF).fade(0.8));
        brush.pen(3.4);
        brush.graphics().draw(new Ellipse2D.Double(x - small, y - small, 2 * small, 2 * small));
        brush.colour(NOTE);
        brush.pen(1.8);
        brush.graphics().draw(new Ellipse2D.Double(x - small, y - small, 2 * small, 2 * small));
      }
    }
  }

  private void filled(java.awt.Shape shape, Colour colour) {
    brush.colour(colour);
    brush.graphics().fill(shape);
    brush.colour(Colour.of(0xFFFFFF));
    brush.pen(1.4);
    brush.graphics().draw(shape);
  }
}
