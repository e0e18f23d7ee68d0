package org.groma.editor.map;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.groma.exporters.picture.BentText;
import org.groma.exporters.picture.Typeface;

/** Text as shapes, in the typeface that is printed. */
final class Lettering {

  private record Key(Typeface face, String text, double spacing) {}

  private static final Map<Key, Path2D> OUTLINES = new ConcurrentHashMap<>();
  private static final int MOST = 20_000;

  private Lettering() {}

  static double width(Typeface face, List<String> lines, double spacing) {
    double widest = 0;
    for (String line : lines) {
      widest = Math.max(widest, face.width(line, spacing));
    }
    return widest;
  }

  static double height(int lines) {
    return Typeface.HEIGHT + (lines - 1) * Typeface.LEADING;
  }

  /** Lines centred on a point of the screen; degrees count against the clock. */
  static Path2D shape(
      Typeface face,
      List<String> lines,
      double spacing,
      double x,
      double y,
      double degrees,
      double size) {
    Path2D all = new Path2D.Double(Path2D.WIND_NON_ZERO);
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.rotate(-Math.toRadians(degrees));
    place.scale(size, -size);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      AffineTransform at = new AffineTransform(place);
      at.translate(
          -face.width(line, spacing) / 2,
          ((lines.size() - 1) / 2.0 - i) * Typeface.LEADING - Typeface.MIDDLE);
      all.append(outline(face, line, spacing).getPathIterator(at), false);
    }
    return all;
  }

  /** The same with a bent baseline. */
  static Path2D shape(
      Typeface face,
      List<String> lines,
      double spacing,
      double x,
      double y,
      double degrees,
      double size,
      double bend) {
    if (bend == 0) {
      return shape(face, lines, spacing, x, y, degrees, size);
    }
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.rotate(-Math.toRadians(degrees));
    place.scale(size, -size);
    return new Path2D.Double(new BentText(face, lines, spacing, bend).outline(), place);
  }

  private static Path2D outline(Typeface face, String text, double spacing) {
    if (OUTLINES.size() > MOST) {
      OUTLINES.clear();
    }
    return OUTLINES.computeIfAbsent(
        new Key(face, text, spacing), key -> key.face.outline(key.text, key.spacing));
  }
}
