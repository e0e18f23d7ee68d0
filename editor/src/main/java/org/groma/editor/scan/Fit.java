package org.groma.editor.scan;

import java.util.List;

/** Where a picture lies if its points come as near as can be to where they belong. */
public sealed interface Fit {

  /** What may be done to a picture to bring its points home. */
  enum Kind {
    SHIFT(1),
    SIMILARITY(2),
    AFFINE(3);

    private final int least;

    Kind(int least) {
      this.least = least;
    }

    /** How many points settle it; more show how good it is. */
    public int least() {
      return least;
    }
  }

  /** There it lies. */
  record Placed(Placing placing, Kind kind) implements Fit {}

  /** No such place makes sense, and why. */
  record Impossible(String sentence) implements Fit {}

  /**
   * A picture put where its matches say.
   *
   * @param start where it lies while nothing is known of it
   * @param keepsShape whether three points and more do not stretch it
   */
  static Fit of(Placing start, List<Match> matches, boolean keepsShape) {
    int again = again(matches);
    if (again > 0) {
      return new Impossible(
          "That is point " + again + " again: choose one that lies far away from it.");
    }
    return switch (matches.size()) {
      case 0 -> new Placed(start, Kind.SHIFT);
      case 1 -> new Placed(start.bringing(matches.getFirst()), Kind.SHIFT);
      case 2 -> similar(matches);
      default -> keepsShape ? similar(matches) : affine(matches);
    };
  }

  private static Fit similar(List<Match> matches) {
    return placed(LeastSquares.similar(matches), Kind.SIMILARITY);
  }

  private static Fit affine(List<Match> matches) {
    if (PointCloud.ofPixels(matches).isThin() || PointCloud.ofPoints(matches).isThin()) {
      return new Impossible(
          (matches.size() == 3 ? "The three points lie" : "The points all lie")
              + " nearly in a line: choose one to the side of it, or keep the shape.");
    }
    Placing placing = LeastSquares.affine(matches);
    return placing.isMirrored()
        ? new Impossible("The image would be turned over: were two of the points swapped?")
        : placed(placing, Kind.AFFINE);
  }

  /** The number of a point that the last one repeats, in the picture or on the map; 0 if none. */
  private static int again(List<Match> matches) {
    for (int later = matches.size() - 1; later > 0; later--) {
      for (int i = 0; i < later; i++) {
        if (matches.get(i).repeats(matches.get(later))) {
          return i + 1;
        }
      }
    }
    return 0;
  }

  private static Fit placed(Placing placing, Kind kind) {
    return placing.isUsable()
        ? new Placed(placing, kind)
        : new Impossible("The points are too near to each other: choose some far apart.");
  }
}
