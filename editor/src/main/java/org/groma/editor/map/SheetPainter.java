package org.groma.editor.map;

import java.awt.geom.Rectangle2D;
import java.util.Locale;
import org.groma.model.project.MapSheet;

/** Paints the sheet of paper that a map is made for: its ground, its edge and its size. */
final class SheetPainter {

  private static final double EDGE = 1.2;
  private static final double LIGHTER = 0.5;
  private static final int TEXT = 11;

  private final Brush brush;

  SheetPainter(Brush brush) {
    this.brush = brush;
  }

  void paint() {
    brush.frame().project().settings().sheet().ifPresent(this::paint);
  }

  private void paint(MapSheet sheet) {
    double left = brush.x(sheet.x());
    double top = brush.y(sheet.y() + sheet.height());
    double wide = sheet.width() * brush.viewport().scale();
    double high = sheet.height() * brush.viewport().scale();
    Rectangle2D edge = new Rectangle2D.Double(left, top, wide, high);
    Inks inks = brush.frame().inks();
    brush.colour(inks.paper().fade(LIGHTER));
    brush.graphics().fill(edge);
    brush.smooth(true);
    brush.colour(inks.faint());
    brush.pen(EDGE);
    brush.graphics().draw(edge);
    String size =
        String.format(
            Locale.ROOT,
            "%.0f × %.0f mm",
            sheet.width() / sheet.perMillimetre(),
            sheet.height() / sheet.perMillimetre());
    brush.graphics().setFont(brush.graphics().getFont().deriveFont((float) TEXT));
    brush.graphics().drawString(size, (float) left + 2, (float) (top + high) + TEXT + 3);
  }
}
