package org.groma.editor.scan;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Envelope;

/**
 * Where a picture lies on the map: pixel (px, py) at map point (a·px + b·py + c, d·px + e·py + f).
 */
public record Placing(double a, double b, double c, double d, double e, double f) {

  private static final int FIGURES = 6;
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** A picture as large as it can be in the middle of a box, upright. */
  public static Placing inside(Envelope box, double width, double height) {
    double scale = Math.min(box.getWidth() / width, box.getHeight() / height);
    double larger = scale > 0 ? scale : 1;
    double x = box.isNull() ? 0 : box.centre().x;
    double y = box.isNull() ? 0 : box.centre().y;
    return new Placing(larger, 0, x - larger * width / 2, 0, -larger, y + larger * height / 2);
  }

  public Point point(Pixel pixel) {
    return new Point(a * pixel.x() + b * pixel.y() + c, d * pixel.x() + e * pixel.y() + f);
  }

  /** The pixel that lies at a point of the map. */
  public Pixel pixel(Point point) {
    double x = point.x() - c;
    double y = point.y() - f;
    return new Pixel((e * x - b * y) / area(), (a * y - d * x) / area());
  }

  /** Shifted so that one pixel lies where it belongs. */
  Placing bringing(Match match) {
    Point now = point(match.pixel());
    return new Placing(
        a, b, c + match.point().x() - now.x(), d, e, f + match.point().y() - now.y());
  }

  /** Larger or smaller by a factor; one pixel stays where it is. */
  Placing scaled(Pixel fixed, double factor) {
    return new Placing(factor * a, factor * b, 0, factor * d, factor * e, 0)
        .bringing(new Match(fixed, point(fixed)));
  }

  private double area() {
    return a * e - b * d;
  }

  /** Whether the picture is seen from its back. */
  boolean isMirrored() {
    return area() > 0;
  }

  /** Whether a pixel has a size, and every point of the map a pixel. */
  boolean isUsable() {
    double area = area();
    return area != 0 && Double.isFinite(1 / area) && Double.isFinite(c) && Double.isFinite(f);
  }

  /** How many map units a pixel is wide and high, about. */
  public double scale() {
    return Math.sqrt(Math.abs(area()));
  }

  /** The six figures, as they are written down. */
  public String written() {
    return Stream.of(a, b, c, d, e, f).map(String::valueOf).collect(Collectors.joining(" "));
  }

  /** What was written down, if it is a placing. */
  public static Optional<Placing> parse(String written) {
    List<Double> figures;
    try {
      figures = BLANKS.splitAsStream(written.strip()).map(Double::valueOf).toList();
    } catch (NumberFormatException garbled) {
      return Optional.empty();
    }
    return figures.size() == FIGURES
        ? Optional.of(
                new Placing(
                    figures.get(0),
                    figures.get(1),
                    figures.get(2),
                    figures.get(3),
                    figures.get(4),
                    figures.get(5)))
            .filter(Placing::isUsable)
        : Optional.empty();
  }
}
