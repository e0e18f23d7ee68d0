package org.groma.model.topology;

import java.util.function.IntFunction;
import org.locationtech.jts.algorithm.RayCrossingCounter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.math.DD;

/** Measures rings: closed walks of half-edges, which may pass a node more than once. */
public final class Ring {

  /** More than the rounding of one term can spoil its sum. */
  private static final double ROUNDING = 0x1p-50;

  private Ring() {}

  /** Twice the area within, negative if the ring runs clockwise. */
  static double shoelace(int[] ring, IntFunction<Arc> arcs) {
    double twice = 0;
    Line first = arcs.apply(Half.arc(ring[0])).line();
    for (int half : ring) {
      double part = arcs.apply(Half.arc(half)).line().shoelace(first.x(0), first.y(0));
      twice += Half.isForward(half) ? part : -part;
    }
    return twice;
  }

  /**
   * Which way round a ring runs: 1 for counter-clockwise, -1 for clockwise, 0 if it encloses
   * nothing. Right for the thinnest slivers too: where doubles cannot tell, twice their digits do.
   */
  public static int turn(int[] ring, IntFunction<Arc> arcs) {
    Line first = arcs.apply(Half.arc(ring[0])).line();
    double ox = first.x(0);
    double oy = first.y(0);
    double twice = 0;
    double size = 0;
    int terms = 0;
    for (int half : ring) {
      Line line = arcs.apply(Half.arc(half)).line();
      double sign = Half.isForward(half) ? 1 : -1;
      for (int i = 1; i < line.size(); i++) {
        double plus = (line.x(i - 1) - ox) * (line.y(i) - oy);
        double minus = (line.x(i) - ox) * (line.y(i - 1) - oy);
        twice += sign * (plus - minus);
        size += Math.abs(plus) + Math.abs(minus);
        terms++;
      }
    }
    return Math.abs(twice) > size * terms * ROUNDING
        ? (int) Math.signum(twice)
        : exactTurn(ring, arcs, ox, oy);
  }

  private static int exactTurn(int[] ring, IntFunction<Arc> arcs, double ox, double oy) {
    DD twice = new DD(0);
    for (int half : ring) {
      Line line = arcs.apply(Half.arc(half)).line();
      DD part = new DD(0);
      for (int i = 1; i < line.size(); i++) {
        part.selfAdd(product(line.x(i - 1), ox, line.y(i), oy));
        part.selfSubtract(product(line.x(i), ox, line.y(i - 1), oy));
      }
      twice = Half.isForward(half) ? twice.selfAdd(part) : twice.selfSubtract(part);
    }
    return twice.signum();
  }

  private static DD product(double x, double ox, double y, double oy) {
    return new DD(x).selfSubtract(ox).selfMultiply(new DD(y).selfSubtract(oy));
  }

  /** Where a point lies to a ring, whichever way round the ring runs. */
  static int locate(int[] ring, IntFunction<Arc> arcs, Coordinate point) {
    RayCrossingCounter counter = new RayCrossingCounter(point);
    for (int half : ring) {
      count(counter, arcs.apply(Half.arc(half)).line());
    }
    return counter.getLocation();
  }

  /**
   * Whether a ring that does not cross another lies inside it. It may touch it at nodes or along
   * arcs, so points on the other say nothing and the next one is asked.
   */
  public static boolean isInside(int[] ring, int[] other, IntFunction<Arc> arcs) {
    for (int half : ring) {
      Line line = arcs.apply(Half.arc(half)).line();
      for (int i = 0; i < line.size(); i++) {
        int location = locate(other, arcs, line.point(i));
        if (location != Location.BOUNDARY) {
          return location == Location.INTERIOR;
        }
      }
    }
    return false;
  }

  static void count(RayCrossingCounter counter, Line line) {
    Coordinate a = new Coordinate();
    Coordinate b = new Coordinate();
    for (int i = 1; i < line.size(); i++) {
      a.setX(line.x(i - 1));
      a.setY(line.y(i - 1));
      b.setX(line.x(i));
      b.setY(line.y(i));
      counter.countSegment(a, b);
    }
  }

  public static Envelope envelope(int[] ring, IntFunction<Arc> arcs) {
    Envelope box = new Envelope();
    for (int half : ring) {
      box.expandToInclude(arcs.apply(Half.arc(half)).line().envelope());
    }
    return box;
  }
}
