package org.groma.exporters.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.nio.ByteBuffer;

/** The outline of one simple TrueType glyph: closed contours of lines and quadratic curves. */
final class GlyphContours {

  private static final int ON_CURVE = 1;
  private static final int REPEAT = 8;

  private final int[] ends;
  private final boolean[] onCurve;
  private final double[] x;
  private final double[] y;

  GlyphContours(ByteBuffer data, int at, int contours) {
    ends = new int[contours];
    for (int i = 0; i < contours; i++) {
      ends[i] = data.getShort(at + 10 + 2 * i) & 0xFFFF;
    }
    int points = contours == 0 ? 0 : ends[contours - 1] + 1;
    int cursor = at + 10 + 2 * contours;
    cursor += 2 + (data.getShort(cursor) & 0xFFFF); // instructions for the rasterizer of a printer
    int[] flags = new int[points];
    for (int i = 0; i < points; ) {
      int flag = data.get(cursor++) & 0xFF;
      int times = (flag & REPEAT) == 0 ? 1 : 1 + (data.get(cursor++) & 0xFF);
      for (int end = i + times; i < end; i++) {
        flags[i] = flag;
      }
    }
    onCurve = new boolean[points];
    for (int i = 0; i < points; i++) {
      onCurve[i] = (flags[i] & ON_CURVE) != 0;
    }
    x = new double[points];
    y = new double[points];
    cursor = coordinates(data, cursor, flags, 0x02, 0x10, x);
    coordinates(data, cursor, flags, 0x04, 0x20, y);
  }

  /** One coordinate of all points, each stored as the step from the point before. */
  private static int coordinates(
      ByteBuffer data, int start, int[] flags, int shortBit, int sameBit, double[] into) {
    int cursor = start;
    int value = 0;
    for (int i = 0; i < flags.length; i++) {
      boolean same = (flags[i] & sameBit) != 0;
      if ((flags[i] & shortBit) != 0) {
        int step = data.get(cursor++) & 0xFF;
        value += same ? step : -step;
      } else if (!same) {
        value += data.getShort(cursor);
        cursor += 2;
      }
      into[i] = value;
    }
    return cursor;
  }

  void append(Path2D shape, AffineTransform place) {
    Path2D glyph = new Path2D.Double(Path2D.WIND_NON_ZERO);
    int first = 0;
    for (int end : ends) {
      contour(glyph, first, end - first + 1);
      first = end + 1;
    }
    shape.append(glyph.getPathIterator(place), false);
  }

  /** Between two control points that follow each other lies an unwritten point of the curve. */
  private void contour(Path2D glyph, int first, int count) {
    if (count < 2) {
      return;
    }
    int start = 0;
    while (start < count && !onCurve[first + start]) {
      start++;
    }
    double startX;
    double startY;
    if (start == count) {
      start = 0;
      startX = (x[first] + x[first + count - 1]) / 2;
      startY = (y[first] + y[first + count - 1]) / 2;
    } else {
      startX = x[first + start];
      startY = y[first + start];
      start++;
    }
    glyph.moveTo(startX, startY);
    for (int i = 0; i < count; i++) {
      int at = first + (start + i) % count;
      int next = first + (start + i + 1) % count;
      if (onCurve[at]) {
        glyph.lineTo(x[at], y[at]);
      } else if (onCurve[next]) {
        glyph.quadTo(x[at], y[at], x[next], y[next]);
        i++;
      } else {
        glyph.quadTo(x[at], y[at], (x[at] + x[next]) / 2, (y[at] + y[next]) / 2);
      }
    }
    glyph.closePath();
  }
}
