package org.groma.editor.map;

import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Typeface;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;

/** Paints the pieces of a scenario on the map, as stacks of counters. */
final class CounterPainter {

  private static final double SIDE = 22;

  private final Brush brush;
  private final Spots spots;

  CounterPainter(Brush brush, Spots spots) {
    this.brush = brush;
    this.spots = spots;
  }

  void paint() {
    Topology map = brush.frame().project().map();
    double side = SIDE * Math.clamp(brush.typicalSide() / 70, 0.5, 1.25);
    brush
        .frame()
        .dressing()
        .counters()
        .forEach((place, counters) -> {
          Optional<Integer> face = Spots.mainFace(map, place);
          if (face.isPresent() && !counters.isEmpty()) {
            Coordinate at = spots.pole(map, face.get());
            if (brush.visible().contains(at.x, at.y)) {
              row(counters, brush.x(at.x), brush.y(at.y), side);
            }
          }
        });
  }

  private void row(List<Dressing.Counter> counters, double x, double y, double side) {
    double step = side * Math.min(1.08, 3.2 / counters.size());
    double left = x - (step * (counters.size() - 1) + side) / 2;
    for (int i = 0; i < counters.size(); i++) {
      counter(counters.get(i), left + i * step, y - side / 2, side);
    }
  }

  private void counter(Dressing.Counter counter, double x, double y, double side) {
    brush.colour(Colour.of(0x000000).fade(0.25));
    brush.graphics().fill(box(x + 1, y + 1.5, side));
    brush.colour(counter.ground());
    brush.graphics().fill(box(x, y, side));
    boolean dark = luminance(counter.ground()) < 0.5;
    Colour ink = dark ? Colour.of(0xFFFFFF) : Colour.of(0x1E1A16);
    brush.colour(ink.fade(0.8));
    brush.pen(1);
    brush.graphics().draw(box(x, y, side));
    text(
        counter.symbol(),
        x + side / 2,
        y + side * (counter.count() > 1 ? 0.4 : 0.5),
        side * 0.52,
        ink);
    if (counter.count() > 1) {
      text("×" + counter.count(), x + side / 2, y + side * 0.78, side * 0.36, ink);
    }
    if (counter.elite()) {
      diamond(x + side * 0.16, y + side * 0.16, side * 0.12, ink);
    }
    if (counter.heavy()) {
      brush.colour(ink);
      brush.pen(side * 0.09);
      brush
          .graphics()
          .draw(
              new java.awt.geom.Line2D.Double(
                  x + side * 0.7, y + side * 0.14, x + side * 0.9, y + side * 0.14));
    }
  }

  private static RoundRectangle2D box(double x, double y, double side) {
    return new RoundRectangle2D.Double(x, y, side, side, side / 5, side / 5);
  }

  private void text(String text, double x, double y, double size, Colour ink) {
    brush.colour(ink);
    brush.graphics().fill(Lettering.shape(Typeface.BOLD, List.of(text), 0, x, y, 0, size));
  }

  private void diamond(double x, double y, double r, Colour ink) {
    Path2D path = new Path2D.Double();
    path.moveTo(x, y - r);
    path.lineTo(x + r, y);
    path.lineTo(x, y + r);
    path.lineTo(x - r, y);
    path.closePath();
    brush.colour(ink);
    brush.graphics().fill(path);
  }

  static double luminance(Colour colour) {
    int rgb = colour.rgb();
    return (0.299 * (rgb >> 16 & 0xFF) + 0.587 * (rgb >> 8 & 0xFF) + 0.114 * (rgb & 0xFF)) / 255;
  }
}
