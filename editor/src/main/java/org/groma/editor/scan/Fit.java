package org.groma.editor.scan;

import java.util.List;
import org.groma.model.topology.Point;

/** Where a picture lies if some of its points lie where they belong. */
public sealed interface Fit {

  /** How many matches there can be. */
  int MOST = 3;

  /** There it lies. */
  record Placed(Placing placing) implements Fit {}

  /** No such place makes sense, and why. */
  record Impossible(String sentence) implements Fit {}

  /**
   * A picture put where its matches say.
   *
   * @param start where it lies while nothing is known of it
   * @param matches three at most
   */
  static Fit of(Placing start, List<Match> matches) {
    return switch (matches.size()) {
      case 0 -> new Placed(start);
      case 1 -> new Placed(start.bringing(matches.getFirst()));
      case 2 -> similar(matches.getFirst(), matches.getLast());
      case MOST -> stretched(matches.get(0), matches.get(1), matches.get(2));
      default -> new Impossible("A picture is placed by three points at most.");
    };
  }

  /** Shifted, turned and scaled; a picture counts downwards and a map upwards. */
  private static Fit similar(Match one, Match two) {
    double px = two.pixel().x() - one.pixel().x();
    double py = one.pixel().y() - two.pixel().y();
    double qx = two.point().x() - one.point().x();
    double qy = two.point().y() - one.point().y();
    double square = px * px + py * py;
    if (square == 0 || qx * qx + qy * qy == 0) {
      return new Impossible("That is the first point again: choose one far away from it.");
    }
    double real = (qx * px + qy * py) / square;
    double imaginary = (qy * px - qx * py) / square;
    return placed(new Placing(real, imaginary, 0, imaginary, -real, 0).bringing(one));
  }

  /** Stretched too, so that three points lie where they belong. */
  private static Fit stretched(Match one, Match two, Match three) {
    if (Thinness.isThin(one.pixel(), two.pixel(), three.pixel())
        || Thinness.isThin(one.point(), two.point(), three.point())) {
      return new Impossible("The three points lie nearly in a line: choose one to the side of it.");
    }
    double ux = two.pixel().x() - one.pixel().x();
    double uy = two.pixel().y() - one.pixel().y();
    double vx = three.pixel().x() - one.pixel().x();
    double vy = three.pixel().y() - one.pixel().y();
    Point from = one.point();
    double sx = two.point().x() - from.x();
    double sy = two.point().y() - from.y();
    double tx = three.point().x() - from.x();
    double ty = three.point().y() - from.y();
    double area = ux * vy - uy * vx;
    Placing linear =
        new Placing(
            (sx * vy - tx * uy) / area,
            (tx * ux - sx * vx) / area,
            0,
            (sy * vy - ty * uy) / area,
            (ty * ux - sy * vx) / area,
            0);
    return linear.isMirrored()
        ? new Impossible("The image would be turned over: were two of the points swapped?")
        : placed(linear.bringing(one));
  }

  private static Fit placed(Placing placing) {
    return placing.isUsable()
        ? new Placed(placing)
        : new Impossible("The points are too near to each other: choose some far apart.");
  }
}
