package org.groma.model.topology;

import java.util.Arrays;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** An immutable polyline of at least two points. */
public final class Line {

  private final double[] xy;

  /** Computed when first asked for; whichever thread comes first, the answer is the same. */
  private Box box;

  /** The smallest rectangle round the line. */
  private record Box(double minX, double minY, double maxX, double maxY) {}

  private Line(double[] xy) {
    if (xy.length < 4 || xy.length % 2 != 0) {
      throw new IllegalArgumentException("a line has at least two points");
    }
    this.xy = xy;
  }

  /** Takes x and y in turn; the array is not copied and must not be changed afterwards. */
  static Line adopt(double[] xy) {
    return new Line(xy);
  }

  public static Line of(double... xy) {
    double[] copy = new double[xy.length];
    for (int i = 0; i < xy.length; i++) {
      copy[i] = xy[i] + 0.0; // no -0.0, which is the same place as 0.0 in another spelling
    }
    return new Line(copy);
  }

  public static Line of(Coordinate[] points) {
    double[] xy = new double[points.length * 2];
    for (int i = 0; i < points.length; i++) {
      xy[2 * i] = points[i].x + 0.0;
      xy[2 * i + 1] = points[i].y + 0.0;
    }
    return new Line(xy);
  }

  public int size() {
    return xy.length / 2;
  }

  public double x(int i) {
    return xy[2 * i];
  }

  public double y(int i) {
    return xy[2 * i + 1];
  }

  public int last() {
    return size() - 1;
  }

  public Coordinate point(int i) {
    return new Coordinate(x(i), y(i));
  }

  public Coordinate[] coordinates() {
    Coordinate[] points = new Coordinate[size()];
    for (int i = 0; i < points.length; i++) {
      points[i] = point(i);
    }
    return points;
  }

  public boolean isClosed() {
    return x(0) == x(last()) && y(0) == y(last());
  }

  /** This line or the reverse of it, whichever comes first: the same for both. */
  public Line eitherWay() {
    for (int i = 0, j = last(); i < j; i++, j--) {
      int order = point(i).compareTo(point(j));
      if (order != 0) {
        return order < 0 ? this : reversed();
      }
    }
    return this;
  }

  public Line reversed() {
    double[] back = new double[xy.length];
    for (int i = 0, j = last(); j >= 0; i++, j--) {
      back[2 * i] = x(j);
      back[2 * i + 1] = y(j);
    }
    return new Line(back);
  }

  Line withPoint(int i, double x, double y) {
    double[] moved = xy.clone();
    moved[2 * i] = x;
    moved[2 * i + 1] = y;
    return new Line(moved);
  }

  /** With a new point before point {@code i}. */
  Line withInserted(int i, double x, double y) {
    double[] longer = new double[xy.length + 2];
    System.arraycopy(xy, 0, longer, 0, 2 * i);
    longer[2 * i] = x;
    longer[2 * i + 1] = y;
    System.arraycopy(xy, 2 * i, longer, 2 * i + 2, xy.length - 2 * i);
    return new Line(longer);
  }

  Line without(int i) {
    double[] shorter = new double[xy.length - 2];
    System.arraycopy(xy, 0, shorter, 0, 2 * i);
    System.arraycopy(xy, 2 * i + 2, shorter, 2 * i, xy.length - 2 * i - 2);
    return new Line(shorter);
  }

  /** x and y in turn; a copy. */
  double[] flat() {
    return xy.clone();
  }

  /** The part from point {@code from} to point {@code to}, both included. */
  public Line part(int from, int to) {
    return new Line(Arrays.copyOfRange(xy, 2 * from, 2 * to + 2));
  }

  /** This line and then one that starts where it ends. */
  public Line then(Line next) {
    if (x(last()) != next.x(0) || y(last()) != next.y(0)) {
      throw new IllegalArgumentException("the second line does not start where the first ends");
    }
    double[] both = Arrays.copyOf(xy, xy.length + next.xy.length - 2);
    System.arraycopy(next.xy, 2, both, xy.length, next.xy.length - 2);
    return new Line(both);
  }

  /** On the grid, with points that fall together made one; may be too short to be a line. */
  static double[] snapped(double[] xy, Precision precision) {
    double[] kept = new double[xy.length];
    int n = 0;
    for (int i = 0; i < xy.length; i += 2) {
      double x = precision.round(xy[i]);
      double y = precision.round(xy[i + 1]);
      if (n == 0 || kept[n - 2] != x || kept[n - 1] != y) {
        kept[n++] = x;
        kept[n++] = y;
      }
    }
    return Arrays.copyOf(kept, n);
  }

  public double length() {
    double sum = 0;
    for (int i = 1; i < size(); i++) {
      double dx = x(i) - x(i - 1);
      double dy = y(i) - y(i - 1);
      sum +=
          Math.sqrt(
              dx * dx
                  + dy * dy); // hypot guards against overflow that no map has, at five times the
      // cost
    }
    return sum;
  }

  /**
   * Twice the signed area between the line and a point: summed over the lines of a ring, twice the
   * ring's area. The point should lie near, which keeps the differences small and the sign of a
   * tiny ring right.
   */
  double shoelace(double ox, double oy) {
    double sum = 0;
    for (int i = 0; i < xy.length - 2; i += 2) {
      sum += (xy[i] - ox) * (xy[i + 3] - oy) - (xy[i + 2] - ox) * (xy[i + 1] - oy);
    }
    return sum;
  }

  public Envelope envelope() {
    Box around = box();
    return new Envelope(around.minX, around.maxX, around.minY, around.maxY);
  }

  /** Whether the rectangle round the line meets another. */
  boolean isNear(Envelope other) {
    Box around = box();
    return around.minX <= other.getMaxX()
        && around.maxX >= other.getMinX()
        && around.minY <= other.getMaxY()
        && around.maxY >= other.getMinY();
  }

  /** Whether a ray from the point to the east meets the rectangle round the line. */
  boolean isEastOf(double x, double y) {
    Box around = box();
    return around.maxX >= x && around.minY <= y && around.maxY >= y;
  }

  private Box box() {
    Box known = box;
    if (known == null) {
      double minX = x(0);
      double minY = y(0);
      double maxX = minX;
      double maxY = minY;
      for (int i = 2; i < xy.length; i += 2) {
        minX = Math.min(minX, xy[i]);
        maxX = Math.max(maxX, xy[i]);
        minY = Math.min(minY, xy[i + 1]);
        maxY = Math.max(maxY, xy[i + 1]);
      }
      known = new Box(minX, minY, maxX, maxY);
      box = known;
    }
    return known;
  }

  /** The middle of the line's own length, a good place to point at. */
  public Coordinate middle() {
    double rest = length() / 2;
    for (int i = 1; i < size(); i++) {
      double step = Math.hypot(x(i) - x(i - 1), y(i) - y(i - 1));
      if (step >= rest && step > 0) {
        double f = rest / step;
        return new Coordinate(x(i - 1) + f * (x(i) - x(i - 1)), y(i - 1) + f * (y(i) - y(i - 1)));
      }
      rest -= step;
    }
    return point(last());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Line that && Arrays.equals(xy, that.xy);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(xy);
  }

  @Override
  public String toString() {
    return Arrays.toString(xy);
  }
}
