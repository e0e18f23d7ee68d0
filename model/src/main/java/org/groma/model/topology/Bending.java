package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;

/**
 * Bends straight stretches until they look drawn: the middle of each is pushed aside, then the
 * middles of the halves, and so on. How far depends on a hash of the two ends and a seed, so the
 * same line is always bent the same way.
 *
 * @param amount how far a middle is pushed at most, as a share of the stretch
 * @param finest shorter stretches are left straight
 */
public record Bending(long seed, double amount, double finest) {

  private static final double MOST = 0.5;

  /** A stretch becomes at most 2 to the power of this many. */
  private static final int DEEPEST = 10;

  public Bending {
    check(amount, finest);
  }

  /** Lets only figures through that bend something and break no line. */
  static void check(double amount, double finest) {
    if (!(amount > 0 && amount <= MOST)) {
      throw new IllegalArgumentException(
          "a border is bent by more than 0 and at most " + MOST + " of its length, not " + amount);
    }
    if (!(finest > 0)) {
      throw new IllegalArgumentException(
          "the shortest stretch that is bent is longer than 0, not " + finest);
    }
  }

  /** The same, so many times as strong. */
  Bending times(double share) {
    return new Bending(seed, amount * share, finest);
  }

  /** A line through these points, bent between each two of them; the points themselves stay. */
  public List<Point> through(List<Point> points) {
    List<Point> bent = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      if (i > 0) {
        Point a = points.get(i - 1);
        Point b = points.get(i);
        bend(bent, a.x(), a.y(), b.x(), b.y(), DEEPEST);
      }
      bent.add(points.get(i));
    }
    return bent;
  }

  private void bend(List<Point> bent, double ax, double ay, double bx, double by, int depth) {
    double dx = bx - ax;
    double dy = by - ay;
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length < finest || depth == 0) {
      return;
    }
    double push = amount * unit(ax, ay, bx, by);
    double mx = (ax + bx) / 2 - dy * push;
    double my = (ay + by) / 2 + dx * push;
    bend(bent, ax, ay, mx, my, depth - 1);
    bent.add(new Point(mx, my));
    bend(bent, mx, my, bx, by, depth - 1);
  }

  /** A number between -1 and 1 that depends on the two points and the seed and nothing else. */
  private double unit(double ax, double ay, double bx, double by) {
    long bits = seed ^ (Math.round(ax * 1000) * 0x9E3779B97F4A7C15L);
    bits = Long.rotateLeft(bits, 17) ^ (Math.round(ay * 1000) * 0xC2B2AE3D27D4EB4FL);
    bits = Long.rotateLeft(bits, 17) ^ (Math.round(bx * 1000) * 0x165667B19E3779F9L);
    bits = Long.rotateLeft(bits, 17) ^ (Math.round(by * 1000) * 0x27D4EB2F165667C5L);
    bits ^= bits >>> 33;
    bits *= 0xFF51AFD7ED558CCDL;
    bits ^= bits >>> 33;
    return (bits >> 11) / (double) (1L << 52);
  }
}
