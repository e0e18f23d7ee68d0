package org.groma.exporters.mapsheet;

import java.awt.geom.Rectangle2D;
import java.util.List;
import org.groma.exporters.picture.BentText;
import org.groma.exporters.picture.Item;
import org.groma.exporters.picture.Look;
import org.groma.exporters.picture.Scene;
import org.groma.model.topology.Line;
import org.locationtech.jts.geom.Envelope;

/** How far things on a map reach, strokes and halos included, in map units. */
final class Bounds {

  private final Scene scene;

  Bounds(Scene scene) {
    this.scene = scene;
  }

  Envelope of(Item item) {
    return switch (item) {
      case Item.Filled filled -> of(filled.rings(), filled.look());
      case Item.Stroked stroked -> of(stroked.lines(), stroked.look());
      case Item.Symbol symbol -> around(symbol.x(), symbol.y(), symbol.size(), symbol.size());
      case Item.Lettering text -> of(text);
    };
  }

  Envelope of(List<Line> lines, String look) {
    Envelope all = new Envelope();
    lines.forEach(line -> all.expandToInclude(line.envelope()));
    all.expandBy(edge(look));
    return all;
  }

  private Envelope of(Item.Lettering text) {
    Look look = scene.looks().get(text.look());
    if (text.bend() != 0) {
      Rectangle2D box =
          new BentText(look.face().orElseThrow(), text.lines(), look.spacing(), text.bend())
              .bounds();
      double farthest =
          Math.hypot(
              Math.max(Math.abs(box.getMinX()), Math.abs(box.getMaxX())),
              Math.max(Math.abs(box.getMinY()), Math.abs(box.getMaxY())));
      double reach = farthest * text.size() + edge(text.look());
      return around(text.x(), text.y(), reach, reach);
    }
    double widest =
        text.lines().stream()
            .mapToDouble(line -> look.face().orElseThrow().width(line, look.spacing()))
            .max()
            .orElse(0);
    double halfWidth = widest * text.size() / 2 + edge(text.look());
    double halfHeight = (text.lines().size() + 0.2) * text.size() / 2 + edge(text.look());
    double angle = StrictMath.toRadians(text.angle());
    double cos = Math.abs(StrictMath.cos(angle));
    double sin = Math.abs(StrictMath.sin(angle));
    return around(
        text.x(), text.y(), halfWidth * cos + halfHeight * sin, halfWidth * sin + halfHeight * cos);
  }

  private double edge(String look) {
    return scene.looks().get(look).width() / 2;
  }

  private static Envelope around(double x, double y, double halfWidth, double halfHeight) {
    return new Envelope(x - halfWidth, x + halfWidth, y - halfHeight, y + halfHeight);
  }

  /** Whether something comes into the window of a page. */
  static boolean shows(Placing placing, Envelope thing) {
    Rectangle2D window = placing.window();
    return placing.x(thing.getMaxX()) > window.getMinX()
        && placing.x(thing.getMinX()) < window.getMaxX()
        && placing.y(thing.getMaxY()) > window.getMinY()
        && placing.y(thing.getMinY()) < window.getMaxY();
  }
}
