package org.groma.editor.map;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Typeface;

/** Draws one counter, the same on the map and in panels. */
public final class CounterArt {

  private static final Colour WRONG = Colour.of(0xD1242F);
  private static final Colour WHITE = Colour.of(0xFFFFFF);
  private static final Colour BLACK = Colour.of(0x1E1A16);

  private final Graphics2D graphics;

  CounterArt(Graphics2D graphics) {
    this.graphics = graphics;
  }

  /** A picture of a counter that is so many pixels wide and high. */
  public static BufferedImage image(Dressing.Counter counter, int pixels) {
    BufferedImage image = new BufferedImage(pixels, pixels, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    double edge = pixels * 0.08; // for the shadow and the frame of what is wrong
    new CounterArt(graphics).draw(counter, edge, edge, pixels - 2 * edge);
    graphics.dispose();
    return image;
  }

  void draw(Dressing.Counter counter, double x, double y, double side) {
    fill(Colour.of(0x000000).fade(0.25), box(counter, x + side * 0.05, y + side * 0.07, side));
    fill(counter.ground(), box(counter, x, y, side));
    Colour ink = luminance(counter.ground()) < 0.5 ? WHITE : BLACK;
    outline(ink.fade(0.8), side * 0.045, box(counter, x, y, side));
    boolean several = counter.count() > 1;
    text(counter.symbol(), x + side / 2, y + side * (several ? 0.41 : 0.52), side * 0.5, ink);
    if (several) {
      text("×" + counter.count(), x + side / 2, y + side * 0.79, side * 0.33, ink);
    }
    if (counter.elite()) {
      fill(ink, diamond(x + side * 0.16, y + side * 0.16, side * 0.12));
    }
    if (counter.heavy()) {
      double bar = y + side * 0.15;
      outline(ink, side * 0.09, new Line2D.Double(x + side * 0.7, bar, x + side * 0.88, bar));
    }
    if (counter.wrong()) {
      outline(WRONG, side * 0.12, box(counter, x, y, side));
      double r = side * 0.2;
      double cx = x + side - r * 0.6;
      double cy = y + side - r * 0.6;
      fill(WRONG, new Ellipse2D.Double(cx - r, cy - r, 2 * r, 2 * r));
      text("!", cx, cy, side * 0.36, WHITE);
    }
  }

  /** Units are square, people round. */
  private static Shape box(Dressing.Counter counter, double x, double y, double side) {
    return counter.leader()
        ? new Ellipse2D.Double(x, y, side, side)
        : new RoundRectangle2D.Double(x, y, side, side, side / 5, side / 5);
  }

  private static Shape diamond(double x, double y, double r) {
    Path2D path = new Path2D.Double();
    path.moveTo(x, y - r);
    path.lineTo(x + r, y);
    path.lineTo(x, y + r);
    path.lineTo(x - r, y);
    path.closePath();
    return path;
  }

  private void fill(Colour colour, Shape shape) {
    graphics.setColor(Inks.awt(colour));
    graphics.fill(shape);
  }

  private void outline(Colour colour, double width, Shape shape) {
    graphics.setColor(Inks.awt(colour));
    graphics.setStroke(
        new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(shape);
  }

  private void text(String text, double x, double y, double size, Colour ink) {
    fill(ink, Lettering.shape(Typeface.BOLD, List.of(text), 0, x, y, 0, size));
  }

  static double luminance(Colour colour) {
    int rgb = colour.rgb();
    return (0.299 * (rgb >> 16 & 0xFF) + 0.587 * (rgb >> 8 & 0xFF) + 0.114 * (rgb & 0xFF)) / 255;
  }
}
