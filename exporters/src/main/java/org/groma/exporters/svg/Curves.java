package org.groma.exporters.svg;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

/** Points along curves, close enough together that straight lines between them do for the curve. */
final class Curves {

  private static final int MOST_PIECES = 1000;

  /**
   * A part of an ellipse, as SVG says it.
   *
   * @param turn how far the ellipse is turned, in degrees
   * @param large whether it is the longer way round
   * @param sweep whether angles grow along it
   */
  record Arc(double rx, double ry, double turn, boolean large, boolean sweep) {
    Arc backwards() {
      return new Arc(rx, ry, turn, large, !sweep);
    }
  }

  private Curves() {}

  /** The points strictly between the ends of a curve with two control points. */
  static List<Point2D> cubic(Point2D a, Point2D b, Point2D c, Point2D d, double tolerance) {
    double bend = Math.max(bend(a, b, c), bend(b, c, d));
    // the line over a step strays at most an eighth of the second derivative, 6 times the bend
    int pieces = pieces(Math.sqrt(6 * bend / (8 * tolerance)));
    List<Point2D> points = new ArrayList<>();
    for (int i = 1; i < pieces; i++) {
      double t = (double) i / pieces;
      double s = 1 - t;
      double wa = s * s * s;
      double wb = 3 * s * s * t;
      double wc = 3 * s * t * t;
      double wd = t * t * t;
      points.add(
          new Point2D.Double(
              wa * a.getX() + wb * b.getX() + wc * c.getX() + wd * d.getX(),
              wa * a.getY() + wb * b.getY() + wc * c.getY() + wd * d.getY()));
    }
    return points;
  }

  private static double bend(Point2D a, Point2D b, Point2D c) {
    return Math.hypot(
        a.getX() - 2 * b.getX() + c.getX(), a.getY() - 2 * b.getY() + c.getY());
  }

  /**
   * The points strictly between the ends of a part of an ellipse: the conversion from ends to centre
   * that the SVG specification gives in its implementation notes.
   */
  static List<Point2D> arc(Point2D from, Arc arc, Point2D to, double tolerance) {
    double rx = Math.abs(arc.rx);
    double ry = Math.abs(arc.ry);
    if (rx == 0 || ry == 0 || from.equals(to)) {
      return List.of();
    }
    double cos = Math.cos(Math.toRadians(arc.turn));
    double sin = Math.sin(Math.toRadians(arc.turn));
    double dx = (from.getX() - to.getX()) / 2;
    double dy = (from.getY() - to.getY()) / 2;
    double x = cos * dx + sin * dy;
    double y = cos * dy - sin * dx;
    double reach = x * x / (rx * rx) + y * y / (ry * ry);
    if (reach > 1) { // too small to span the ends: enlarged until it does
      rx *= Math.sqrt(reach);
      ry *= Math.sqrt(reach);
    }
    double over = rx * rx * y * y + ry * ry * x * x;
    double root = Math.sqrt(Math.max(0, (rx * rx * ry * ry - over) / over));
    double side = arc.large == arc.sweep ? -root : root;
    double cx = side * rx * y / ry;
    double cy = -side * ry * x / rx;
    double start = Math.atan2((y - cy) / ry, (x - cx) / rx);
    double turn = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
    if (arc.sweep && turn < 0) {
      turn += 2 * Math.PI;
    } else if (!arc.sweep && turn > 0) {
      turn -= 2 * Math.PI;
    }
    double radius = Math.max(rx, ry);
    double step = 2 * Math.acos(Math.max(0, 1 - tolerance / radius));
    int pieces = pieces(Math.abs(turn) / step);
    double middleX = (from.getX() + to.getX()) / 2;
    double middleY = (from.getY() + to.getY()) / 2;
    List<Point2D> points = new ArrayList<>();
    for (int i = 1; i < pieces; i++) {
      double angle = start + turn * i / pieces;
      double ex = rx * Math.cos(angle) + cx;
      double ey = ry * Math.sin(angle) + cy;
      points.add(new Point2D.Double(cos * ex - sin * ey + middleX, sin * ex + cos * ey + middleY));
    }
    return points;
  }

  private static int pieces(double wanted) {
    return Double.isNaN(wanted) ? 1 : (int) Math.clamp(Math.ceil(wanted), 1, MOST_PIECES);
  }
}
