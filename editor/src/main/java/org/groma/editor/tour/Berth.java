package org.groma.editor.tour;

import java.util.Comparator;
import java.util.List;

/** Where a card lies in the window: beside what it speaks of, and whole. */
public final class Berth {

  /** A box in the window, y downwards. */
  public record Box(double x, double y, double width, double height) {

    public double right() {
      return x + width;
    }

    public double bottom() {
      return y + height;
    }

    /** How much of another it covers. */
    public double shared(Box other) {
      double wide = Math.min(right(), other.right()) - Math.max(x, other.x);
      double high = Math.min(bottom(), other.bottom()) - Math.max(y, other.y);
      return Math.max(0, wide) * Math.max(0, high);
    }

    /** Larger on all sides, but not larger than a window. */
    public Box grown(double by, Box window) {
      double left = Math.max(window.x, x - by);
      double top = Math.max(window.y, y - by);
      return new Box(
          left,
          top,
          Math.max(0, Math.min(window.right(), right() + by) - left),
          Math.max(0, Math.min(window.bottom(), bottom() + by) - top));
    }
  }

  private static final double GAP = 14;
  private static final double MARGIN = 10;

  private Berth() {}

  /**
   * Where a card of a size goes: below, above, right or left of the target, where it fits first; in
   * a window too small for that, where it hides least.
   */
  public static Box beside(Box target, double width, double height, Box window) {
    double middle = target.x + (target.width - width) / 2;
    List<Box> places =
        List.of(
            within(new Box(middle, target.bottom() + GAP, width, height), window),
            within(new Box(middle, target.y - GAP - height, width, height), window),
            within(new Box(target.right() + GAP, target.y, width, height), window),
            within(new Box(target.x - GAP - width, target.y, width, height), window));
    return places.stream() // the first of several that hide nothing
        .min(Comparator.comparingDouble(place -> place.shared(target)))
        .orElseThrow();
  }

  private static Box within(Box box, Box window) {
    double x = Math.clamp(box.x, window.x + MARGIN, most(window.right(), box.width, window.x));
    double y = Math.clamp(box.y, window.y + MARGIN, most(window.bottom(), box.height, window.y));
    return new Box(x, y, box.width, box.height);
  }

  private static double most(double end, double size, double start) {
    return Math.max(start + MARGIN, end - size - MARGIN);
  }
}
