package org.groma.editor.map;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Typeface;

/** Draws one counter, the same on the map and in panels. */
public final class CounterArt {

  private static final Colour WRONG = Colour.of(0xD1242F);
  private static final Colour WHITE = Colour.of(0xFFFFFF);
  private static final Colour BLACK = Colour.of(0x1E1A16);

  /** More nations than this do not show in one counter. */
  private static final int STRIPES = 3;

  /** A number in a smaller dot cannot be read. */
  private static final double NUMBERED = 11;

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

  /**
   * One counter for a whole stack: the number of its pieces on the colours of their nations, with a
   * second one peeping out behind.
   */
  void pile(List<Dressing.Counter> counters, double x, double y, double side) {
    double peep = side * 0.12;
    List<Colour> grounds = grounds(counters);
    double front = side - peep;
    Shape behind = card(x + peep, y, front);
    Shape card = card(x, y + peep, front);
    fill(Colour.of(0x000000).fade(0.25), card(x + side * 0.05, y + peep + side * 0.07, front));
    fill(grounds.getLast().shade(-0.25), behind);
    outline(WHITE.fade(0.7), side * 0.045, behind);
    stripes(grounds, card);
    Colour ink = luminance(grounds.getFirst()) < 0.5 ? WHITE : BLACK;
    outline(ink.fade(0.8), side * 0.06, card);
    String number = number(counters);
    double size = front * (number.length() > 2 ? 0.44 : 0.62);
    Shape letters =
        Lettering.shape(
            Typeface.BOLD, List.of(number), 0, x + front / 2, y + peep + front / 2, 0, size);
    if (grounds.size() > 1) {
      outline(ink.equals(WHITE) ? BLACK : WHITE, side * 0.1, letters); // read on every stripe
    }
    fill(ink, letters);
    if (isWrong(counters)) {
      outline(WRONG, side * 0.12, card);
    }
  }

  /** A dot for a whole stack, with the number of its pieces where that can be read. */
  void dot(List<Dressing.Counter> counters, Rectangle2D box) {
    double wide = box.getWidth();
    Shape dot = card(box.getX(), box.getY(), wide); // square like counters: cities are round
    Colour ground = grounds(counters).getFirst();
    Colour ink = luminance(ground) < 0.5 ? WHITE : BLACK;
    fill(ground, dot);
    outline(isWrong(counters) ? WRONG : ink.fade(0.8), wide * 0.1, dot);
    if (wide >= NUMBERED) {
      text(number(counters), box.getCenterX(), box.getCenterY(), wide * 0.6, ink);
    }
  }

  private static String number(List<Dressing.Counter> counters) {
    return String.valueOf(counters.stream().mapToInt(Dressing.Counter::count).sum());
  }

  private static boolean isWrong(List<Dressing.Counter> counters) {
    return counters.stream().anyMatch(Dressing.Counter::wrong);
  }

  /** The colours of a stack, of whoever has the most pieces first. */
  private static List<Colour> grounds(List<Dressing.Counter> counters) {
    Map<Colour, Integer> pieces = new LinkedHashMap<>();
    counters.forEach(each -> pieces.merge(each.ground(), each.count(), Integer::sum));
    return pieces.entrySet().stream()
        .sorted(Map.Entry.<Colour, Integer>comparingByValue().reversed())
        .map(Map.Entry::getKey)
        .limit(STRIPES)
        .toList();
  }

  /** Fills a card with its colours, the first as wide as the others together. */
  private void stripes(List<Colour> colours, Shape card) {
    fill(colours.getFirst(), card);
    Rectangle2D box = card.getBounds2D();
    Shape clip = graphics.getClip();
    graphics.clip(card);
    int others = colours.size() - 1;
    for (int i = 0; i < others; i++) {
      double width = box.getWidth() / 2 / others;
      fill(
          colours.get(i + 1),
          new Rectangle2D.Double(
              box.getCenterX() + i * width, box.getY(), width + 1, box.getHeight()));
    }
    graphics.setClip(clip);
  }

  private static Shape card(double x, double y, double side) {
    return new RoundRectangle2D.Double(x, y, side, side, side / 4, side / 4);
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
