package org.groma.exporters.svg;

import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws rings on the map: straight lines as they are, curves as many straight lines. What it is
 * told is in the units of a shape; a transform brings it to those of the drawing, and y is turned.
 */
final class Pen {

  /** Each is held against each other, to find out which is a hole in which. */
  private static final int MOST_RINGS = 5_000;

  private final AffineTransform toDrawing;
  private final double tolerance;
  private final Ink ink;
  private final List<double[]> rings = new ArrayList<>();
  private final List<Point2D> ring = new ArrayList<>();

  Pen(AffineTransform toDrawing, double tolerance, Ink ink) {
    this.ink = ink;
    this.toDrawing = toDrawing;
    this.tolerance = tolerance;
  }

  List<double[]> rings() {
    finish();
    return List.copyOf(rings);
  }

  void move(double x, double y) {
    ink.spend(1);
    finish();
    ring.add(drawn(x, y));
  }

  void line(double x, double y) {
    ink.spend(1);
    ring.add(drawn(x, y));
  }

  /** A curve from where the pen is, with two control points. */
  void cubic(double x, double y, double x1, double y1, double x2, double y2, double x3, double y3) {
    Point2D a = drawn(x, y);
    Point2D b = drawn(x1, y1);
    Point2D c = drawn(x2, y2);
    Point2D d = drawn(x3, y3);
    boolean forward = isFirst(a, d);
    List<Point2D> points =
        forward ? Curves.cubic(a, b, c, d, tolerance) : Curves.cubic(d, c, b, a, tolerance);
    add(points, forward, d);
  }

  /** A part of an ellipse from where the pen is. */
  void arc(double x, double y, Curves.Arc arc, double toX, double toY) {
    Point2D from = new Point2D.Double(x, y);
    Point2D to = new Point2D.Double(toX, toY);
    boolean forward = isFirst(from, to);
    double scale = Math.sqrt(Math.abs(toDrawing.getDeterminant()));
    double finest = scale == 0 ? tolerance : tolerance / scale;
    List<Point2D> points =
        forward ? Curves.arc(from, arc, to, finest) : Curves.arc(to, arc.backwards(), from, finest);
    add(points.stream().map(at -> drawn(at.getX(), at.getY())).toList(), forward, drawn(toX, toY));
  }

  /** Adds what lies between the ends of a curve, and its end. */
  private void add(List<Point2D> between, boolean forward, Point2D end) {
    ink.spend(between.size() + 1);
    ring.addAll(forward ? between : between.reversed());
    ring.add(end);
  }

  /** The same curve drawn from either end must give the same points. */
  private static boolean isFirst(Point2D a, Point2D b) {
    return a.getX() != b.getX() ? a.getX() < b.getX() : a.getY() <= b.getY();
  }

  private Point2D drawn(double x, double y) {
    Point2D at = toDrawing.transform(new Point2D.Double(x, y), null);
    return new Point2D.Double(at.getX(), -at.getY());
  }

  private void finish() {
    if (ring.size() > 1) {
      double[] xy = new double[2 * ring.size()];
      for (int i = 0; i < ring.size(); i++) {
        xy[2 * i] = ring.get(i).getX();
        xy[2 * i + 1] = ring.get(i).getY();
      }
      rings.add(xy);
      if (rings.size() > MOST_RINGS) {
        throw new Misdrawn("it has more than " + MOST_RINGS + " outlines, which no province has.");
      }
    }
    ring.clear();
  }
}
