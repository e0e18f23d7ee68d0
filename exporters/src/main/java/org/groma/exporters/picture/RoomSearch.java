package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;

/**
 * Finds the place in a room where a name is largest and lies best.
 *
 * <p>For a middle and an angle the largest size of a text follows at once: turned and stretched so
 * that the text becomes a square round the origin, every piece of the outline has a distance to the
 * origin by its larger coordinate, and the least of these is the size. So a search over middles and
 * angles needs no trying of sizes. The best middles of a coarse grid are then moved uphill in steps
 * that are halved.
 */
final class RoomSearch {

  private static final int BEST = 6;
  private static final int HALVINGS = 5;

  /** A start from where a climb may lead to the least size has this share of it. */
  private static final double PROMISING = 0.65;

  /** A text is a hair smaller than its room, so that rounding never makes it touch a neighbour. */
  private static final double SPARE = 0.998;

  private final Room room;
  private final List<Turned> turned;

  RoomSearch(Room room, Collection<TextBox> obstacles) {
    this.room = room;
    double[] sides = sides(obstacles);
    this.turned = room.turns().stream().map(turn -> new Turned(turn, sides)).toList();
  }

  private static double[] sides(Collection<TextBox> boxes) {
    double[] sides = new double[boxes.size() * 16];
    int n = 0;
    for (TextBox box : boxes) {
      double[] c = box.corners();
      for (int i = 0; i < 8; i += 2) {
        sides[n++] = c[i];
        sides[n++] = c[i + 1];
        sides[n++] = c[(i + 2) % 8];
        sides[n++] = c[(i + 3) % 8];
      }
    }
    return sides;
  }

  /** The best place for one of several layouts of a name, if it fits at all. */
  Optional<Spot> find(List<TextBlock> layouts, Wish wish) {
    List<Start> starts = new ArrayList<>();
    for (Turned each : turned) {
      for (TextBlock text : layouts) {
        for (Coordinate middle : room.middles()) {
          Spot spot = each.spot(text, wish, middle.x, middle.y);
          if (spot != null) {
            starts.add(new Start(each, spot));
          }
        }
      }
    }
    return starts.stream()
        .sorted(Comparator.comparingDouble(start -> -start.spot().merit()))
        .limit(BEST)
        .map(start -> start.turned().climb(start.spot(), wish))
        .filter(spot -> spot.size() >= wish.least())
        .max(Comparator.comparingDouble(Spot::merit));
  }

  private record Start(Turned turned, Spot spot) {}

  /** Whether a name fits at all, at some middle of the coarse grid. */
  boolean has(List<TextBlock> layouts, Wish wish) {
    for (Turned each : turned) {
      for (TextBlock text : layouts) {
        for (Coordinate middle : room.middles()) {
          Spot spot = each.spot(text, wish, middle.x, middle.y);
          if (spot != null && spot.size() >= wish.least()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The outline and the obstacles turned so that the text lies level. */
  private final class Turned {
    private final Turn turn;
    private final Pieces border;
    private final Pieces blocks;

    Turned(Turn turn, double[] obstacles) {
      this.turn = turn;
      this.border = new Pieces(turned(room.outline()));
      this.blocks = new Pieces(turned(obstacles));
    }

    private double[] turned(double[] xy) {
      double[] result = new double[xy.length];
      for (int i = 0; i < xy.length; i += 2) {
        result[i] = turn.along(xy[i], xy[i + 1]);
        result[i + 1] = turn.across(xy[i], xy[i + 1]);
      }
      return result;
    }

    private Spot climb(Spot start, Wish wish) {
      Spot best = start;
      double step = room.spacing() / 2;
      for (int halvings = 0; halvings < HALVINGS; ) {
        Spot better = bestAround(best, step, wish);
        if (better.merit() > best.merit()) {
          best = better;
        } else {
          step /= 2;
          halvings++;
        }
      }
      return best;
    }

    private Spot bestAround(Spot centre, double step, Wish wish) {
      Spot best = centre;
      for (int i = -1; i <= 1; i++) {
        for (int j = -1; j <= 1; j++) {
          double x = centre.x() + i * step;
          double y = centre.y() + j * step;
          if ((i != 0 || j != 0) && room.contains(x, y)) {
            Spot near = spot(centre.text(), wish, x, y);
            if (near != null && near.merit() > best.merit()) {
              best = near;
            }
          }
        }
      }
      return best;
    }

    /** The text at a middle, as large as it fits and is wanted; null if that is far too small. */
    private Spot spot(TextBlock text, Wish wish, double x, double y) {
      double u = turn.along(x, y);
      double v = turn.across(x, y);
      double halfWidth = text.width() / 2;
      double halfHeight = text.height() / 2;
      double floor = wish.least() * PROMISING;
      double size = wish.most() * 1.4;
      for (int n = 0; n < blocks.bundles() && size > floor; n++) {
        if (!blocks.isOutside(n, u, v, halfWidth * size, halfHeight * size)) {
          for (int i = blocks.from(n); i < blocks.to(n) && size > floor; i += 4) {
            size = reach(blocks.ends(), i, u, v, halfWidth, halfHeight, size);
          }
        }
      }
      double most = Math.max(wish.hard(), wish.soft());
      for (int n = 0; n < border.bundles() && size > floor; n++) {
        if (!border.isOutside(
            n, u, v, halfWidth * most * size, halfHeight * upright(most) * size)) {
          for (int i = border.from(n); i < border.to(n) && size > floor; i += 4) {
            double share = room.isSoft(i >> 2) ? wish.soft() : wish.hard();
            size =
                reach(border.ends(), i, u, v, halfWidth * share, halfHeight * upright(share), size);
          }
        }
      }
      if (size <= floor) {
        return null;
      }
      double used = Math.min(size * SPARE, wish.most());
      double slant = turn.degrees() == 0 ? 1 : 0.90 - Math.abs(turn.degrees()) / 600;
      double merit =
          used / wish.most() * slant
              + 0.05 * size / wish.most()
              - 0.12 * room.offCentre(x, y)
              - 0.03 * (text.lines().size() - 1);
      return new Spot(text, x, y, turn, used, merit);
    }
  }

  /** A line that cuts off an end hides less than one along the text. */
  private static double upright(double share) {
    return share + (1 - share) * 0.35;
  }

  private static double reach(
      double[] lines, int i, double u, double v, double halfWidth, double halfHeight, double most) {
    double ax = (lines[i] - u) / halfWidth;
    double ay = (lines[i + 1] - v) / halfHeight;
    double bx = (lines[i + 2] - u) / halfWidth;
    double by = (lines[i + 3] - v) / halfHeight;
    if ((ax > most && bx > most)
        || (ax < -most && bx < -most)
        || (ay > most && by > most)
        || (ay < -most && by < -most)) {
      return most;
    }
    return Math.min(most, squareDistance(ax, ay, bx, by));
  }

  /**
   * The least, over the points of a piece of line, of the larger coordinate. It changes its course
   * only at these four.
   */
  static double squareDistance(double ax, double ay, double bx, double by) {
    double least =
        Math.min(Math.max(Math.abs(ax), Math.abs(ay)), Math.max(Math.abs(bx), Math.abs(by)));
    least = Math.min(least, where(ax, bx, ax, ay, bx, by));
    least = Math.min(least, where(ay, by, ax, ay, bx, by));
    least = Math.min(least, where(ax - ay, bx - by, ax, ay, bx, by));
    return Math.min(least, where(ax + ay, bx + by, ax, ay, bx, by));
  }

  /** The larger coordinate where a quantity that changes evenly along the piece is zero. */
  private static double where(double atA, double atB, double ax, double ay, double bx, double by) {
    if (atA > 0 == atB > 0) {
      return Double.POSITIVE_INFINITY;
    }
    double share = atA / (atA - atB);
    return Math.max(Math.abs(ax + share * (bx - ax)), Math.abs(ay + share * (by - ay)));
  }
}
