package org.groma.exporters.geojson;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines in degrees as they are written: where they cross the meridian of 180°, and which way round
 * they run. Unlike files of others, our own steps never span half the globe, so a longer one
 * crosses the meridian.
 */
final class Meridian {

  private static final double HALF = 180;
  private static final double TURN = 360;

  private Meridian() {}

  static boolean isCrossedBy(List<double[]> rings) {
    return rings.stream().anyMatch(Meridian::isCrossedBy);
  }

  private static boolean isCrossedBy(double[] xy) {
    for (int i = 2; i < xy.length; i += 2) {
      if (isCrossed(xy[i - 2], xy[i])) {
        return true;
      }
    }
    return false;
  }

  /** A step of just one turn may be the edge of a map of the whole world. */
  private static boolean isCrossed(double from, double to) {
    double step = Math.abs(to - from);
    return step > HALF && step < TURN;
  }

  /** The parts of a line on either side of the meridian. */
  static List<double[]> cut(double[] xy) {
    List<double[]> parts = new ArrayList<>();
    List<Double> part = new ArrayList<>(List.of(xy[0], xy[1]));
    for (int i = 2; i < xy.length; i += 2) {
      if (isCrossed(xy[i - 2], xy[i])) {
        double side = Math.copySign(HALF, xy[i - 2]);
        double beyond = xy[i] + 2 * side;
        double share = (side - xy[i - 2]) / (beyond - xy[i - 2]);
        double latitude = xy[i - 1] + share * (xy[i + 1] - xy[i - 1]);
        part.addAll(List.of(side, latitude));
        parts.add(flat(part));
        part = new ArrayList<>(List.of(-side, latitude));
      }
      part.addAll(List.of(xy[i], xy[i + 1]));
    }
    parts.add(flat(part));
    return parts;
  }

  private static double[] flat(List<Double> part) {
    return part.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** A ring counter-clockwise or clockwise. */
  static double[] turned(double[] ring, boolean counterClockwise) {
    double twice = 0;
    for (int i = 2; i < ring.length; i += 2) {
      twice +=
          (ring[i - 2] - ring[0]) * (ring[i + 1] - ring[1])
              - (ring[i] - ring[0]) * (ring[i - 1] - ring[1]);
    }
    if (twice == 0 || twice > 0 == counterClockwise) {
      return ring;
    }
    double[] back = new double[ring.length];
    for (int i = 0; i < ring.length; i += 2) {
      back[i] = ring[ring.length - 2 - i];
      back[i + 1] = ring[ring.length - 1 - i];
    }
    return back;
  }
}
