package org.groma.exporters.generate;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.RedrawBorder;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.SmoothBorders;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;

/**
 * Makes cell edges look drawn. Corners are cut first; then long segments are bent by displacing
 * their middles, and the middles of the halves, by an amount that comes from a hash of their ends,
 * so that the same map is always bent the same way. Coasts have a shape of their own and are left
 * alone; of a river only the stretches that lead to it are straight enough to be bent.
 */
final class Roughen {

  private static final double FINEST = 9;

  /** How strongly a kind of border is bent, as a share of the segment's length. */
  private enum Hand {
    FIRM(0.09),
    LOOSE(0.16),
    SEA(0.0);

    private final double strength;

    Hand(double strength) {
      this.strength = strength;
    }
  }

  private Roughen() {}

  static Topology of(Topology start) {
    Topology map = start;
    for (Arc arc : start.arcs()) {
      if (isShaped(start, arc)) {
        continue;
      }
      boolean river = arc.border().river().isPresent();
      if (!river
          && new SmoothBorders(2, List.of(arc.id())).apply(map) instanceof Ruling.Legal smooth) {
        map = smooth.map();
      }
      double strength = hand(start, arc).strength;
      for (double share : new double[] {1, 0.6, 0.3}) {
        if (strength > 0
            && new RedrawBorder(arc.id(), bent(map.arc(arc.id()).line(), strength * share))
                    .apply(map)
                instanceof Ruling.Legal rough) {
          map = rough.map();
          break;
        }
      }
    }
    return map;
  }

  /** Coasts, and the frame of the map. */
  private static boolean isShaped(Topology map, Arc arc) {
    Face left = map.face(arc.left());
    Face right = map.face(arc.right());
    return left.id() == Face.OUTSIDE
        || right.id() == Face.OUTSIDE
        || isWater(left) != isWater(right);
  }

  private static Hand hand(Topology map, Arc arc) {
    Face left = map.face(arc.left());
    Face right = map.face(arc.right());
    if (isWater(left) && isWater(right)) {
      return Hand.SEA;
    }
    return left.use() == Use.None.OUT_OF_PLAY || right.use() == Use.None.OUT_OF_PLAY
        ? Hand.LOOSE
        : Hand.FIRM;
  }

  private static boolean isWater(Face face) {
    return face.use() == Use.None.OPEN_WATER
        || face.place().map(place -> place.isSea()).orElse(false);
  }

  private static List<Point> bent(Line line, double strength) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < line.last(); i++) {
      if (i > 0) {
        points.add(new Point(line.x(i), line.y(i)));
      }
      bend(points, line.x(i), line.y(i), line.x(i + 1), line.y(i + 1), strength);
    }
    return points;
  }

  private static void bend(
      List<Point> points, double ax, double ay, double bx, double by, double strength) {
    double dx = bx - ax;
    double dy = by - ay;
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length < FINEST) {
      return;
    }
    double push = strength * unit(ax, ay, bx, by);
    double mx = (ax + bx) / 2 - dy * push;
    double my = (ay + by) / 2 + dx * push;
    bend(points, ax, ay, mx, my, strength);
    points.add(new Point(mx, my));
    bend(points, mx, my, bx, by, strength);
  }

  /** A number between -1 and 1 that depends on the two points and nothing else. */
  private static double unit(double ax, double ay, double bx, double by) {
    long bits = Math.round(ax * 1000) * 0x9E3779B97F4A7C15L;
    bits = Long.rotateLeft(bits, 17) ^ (Math.round(ay * 1000) * 0xC2B2AE3D27D4EB4FL);
    bits = Long.rotateLeft(bits, 17) ^ (Math.round(bx * 1000) * 0x165667B19E3779F9L);
    bits = Long.rotateLeft(bits, 17) ^ (Math.round(by * 1000) * 0x27D4EB2F165667C5L);
    bits ^= bits >>> 33;
    bits *= 0xFF51AFD7ED558CCDL;
    bits ^= bits >>> 33;
    return (bits >> 11) / (double) (1L << 52);
  }
}
