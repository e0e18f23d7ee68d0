package org.groma.model.topology;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How rough borders look, as {@link Bending} would have made them so.
 *
 * @param amount how far their corners lie off the straight line between the corners beside them, as
 *     a share of that line, at most
 * @param finest the length of stretches that are straight
 */
public record BorderTexture(double amount, double finest) {

  private static final double FAINT = 0.04;
  private static final double USUAL = 0.09;
  private static final double STRONG = 0.2;

  /** So many corners tell how borders look; fewer do not. */
  private static final int ENOUGH = 8;

  /**
   * The look of some borders.
   *
   * @param otherwise the length of straight stretches if these borders are too few or too straight
   *     to tell
   */
  public static BorderTexture of(Iterable<Arc> borders, double otherwise) {
    List<Double> lengths = new ArrayList<>();
    List<Double> offsets = new ArrayList<>();
    for (Arc arc : borders) {
      Line line = arc.line();
      for (int i = 1; i <= line.last(); i++) {
        lengths.add(line.point(i - 1).distance(line.point(i)));
        if (i < line.last()) {
          offsets.add(offset(line, i));
        }
      }
    }
    if (offsets.size() < ENOUGH) {
      return new BorderTexture(USUAL, otherwise);
    }
    // bending halves a stretch until it is short enough: what is left has 1/2 to 1 of that length
    // and pushes by half of the most on average
    return new BorderTexture(
        Math.clamp(2 * median(offsets), FAINT, STRONG), 4.0 / 3 * median(lengths));
  }

  private static double offset(Line line, int i) {
    double dx = line.x(i + 1) - line.x(i - 1);
    double dy = line.y(i + 1) - line.y(i - 1);
    double chord = dx * dx + dy * dy;
    double across = dx * (line.y(i) - line.y(i - 1)) - dy * (line.x(i) - line.x(i - 1));
    return chord == 0 ? 0 : Math.abs(across) / chord;
  }

  private static double median(List<Double> values) {
    Collections.sort(values);
    return values.get(values.size() / 2);
  }
}
