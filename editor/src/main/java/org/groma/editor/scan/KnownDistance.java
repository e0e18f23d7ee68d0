package org.groma.editor.scan;

import java.util.List;
import java.util.function.ToDoubleBiFunction;
import org.groma.model.topology.Point;

/**
 * A way through a picture, from pixel to pixel, whose length somebody knows: that of its scale, for
 * instance.
 */
public record KnownDistance(Pixel from, Pixel to) {

  private static final int PATIENCE = 100;
  private static final double EXACT = 1e-12;

  /** What came of it. */
  public sealed interface Scaled {

    record Done(TracedScan scan) implements Scaled {}

    /** Nothing, and why. */
    record Refused(String sentence) implements Scaled {}
  }

  /**
   * A picture scaled so that the way has its length. Its middle stays where it is, or the one point
   * that says where it belongs; two points and more are let go, for they said another scale.
   *
   * @param length in what the measure tells
   * @param measure how far it is from one point of the map to another
   */
  public Scaled scale(TracedScan scan, double length, ToDoubleBiFunction<Point, Point> measure) {
    if (from.equals(to)) {
      return new Scaled.Refused("Both ends of the line are the same point of the image.");
    }
    if (!(length > 0) || !Double.isFinite(length)) {
      return new Scaled.Refused("A length is a number greater than 0.");
    }
    boolean anchored = scan.matches().size() == 1;
    Placing now = scan.placing();
    Pixel fixed =
        anchored
            ? scan.matches().getFirst().pixel()
            : scan.picture()
                .map(picture -> new Pixel(picture.width() / 2, picture.height() / 2))
                .orElse(from);
    // a map is not the ground: how long the way is depends on where the ends come to lie
    for (int i = 0; i < PATIENCE; i++) {
      double is = measure.applyAsDouble(now.point(from), now.point(to));
      double factor = length / is;
      if (!(factor > 0) || !Double.isFinite(factor)) {
        break;
      }
      if (Math.abs(factor - 1) < EXACT) {
        return new Scaled.Done(scan.at(now, anchored ? scan.matches() : List.of()));
      }
      now = now.scaled(fixed, factor);
      if (!now.isUsable()) {
        break;
      }
    }
    return new Scaled.Refused(
        "The image cannot be scaled to that length on this map. Is it the right unit?");
  }
}
