package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.model.topology.Line;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * The room that a shape offers to a name: its outline, and the middles and angles that are worth
 * trying.
 */
final class Room {

  private static final int FEWEST_ROWS = 5;
  private static final int MOST_ROWS = 13;
  private static final double STEEPEST = 60;
  private static final double ELONGATED = 1.15;

  private final double[] outline;
  private final Pieces pieces;
  private final boolean[] soft;
  private final Envelope envelope = new Envelope();
  private final int rows;
  private final Coordinate pole;
  private final List<Turn> turns = new ArrayList<>();
  private final List<Coordinate> middles = new ArrayList<>();

  /**
   * @param rings closed lines round the shape
   * @param softRings for every piece of every ring whether it is shore, which a name may cross
   * @param pole the point farthest from the outline
   * @param grain a distance that matters to a reader: the middle of a name is sought no more finely
   */
  Room(List<Line> rings, List<boolean[]> softRings, Coordinate pole, Axis axis, double grain) {
    int count = rings.stream().mapToInt(Line::last).sum();
    outline = new double[4 * count];
    soft = new boolean[count];
    int n = 0;
    for (int r = 0; r < rings.size(); r++) {
      Line ring = rings.get(r);
      for (int i = 0; i < ring.last(); i++) {
        outline[4 * n] = ring.x(i);
        outline[4 * n + 1] = ring.y(i);
        outline[4 * n + 2] = ring.x(i + 1);
        outline[4 * n + 3] = ring.y(i + 1);
        soft[n++] = softRings.get(r)[i];
        envelope.expandToInclude(ring.x(i), ring.y(i));
      }
    }
    this.pieces = new Pieces(outline);
    this.pole = pole;
    turns.add(Turn.NONE);
    if (axis.elongation() > ELONGATED) {
      double slope = axis.slope(STEEPEST);
      turns.add(Turn.of(slope));
      turns.add(Turn.of(slope * 0.6));
    }
    double extent = Math.max(envelope.getWidth(), envelope.getHeight());
    rows = Math.clamp(Math.round(extent / grain), FEWEST_ROWS, MOST_ROWS);
    sampleMiddles();
  }

  /** Points spread over the inside: along horizontal cuts, in the parts that lie within. */
  private void sampleMiddles() {
    middles.add(pole);
    double spacing = spacing();
    for (int row = 0; row < rows; row++) {
      double y = envelope.getMinY() + (row + 0.5) * envelope.getHeight() / rows;
      double[] cuts = cuts(y);
      for (int i = 0; i + 1 < cuts.length; i += 2) {
        double length = cuts[i + 1] - cuts[i];
        int points = Math.clamp(Math.round(length / spacing), 1, rows);
        for (int p = 0; p < points; p++) {
          middles.add(new Coordinate(cuts[i] + (p + 0.5) * length / points, y));
        }
      }
    }
  }

  private double[] cuts(double y) {
    double[] found = new double[soft.length];
    int n = 0;
    for (int i = 0; i < outline.length; i += 4) {
      if (crosses(i, y)) {
        found[n++] = crossing(i, y);
      }
    }
    double[] cuts = Arrays.copyOf(found, n);
    Arrays.sort(cuts);
    return cuts;
  }

  private boolean crosses(int i, double y) {
    return outline[i + 1] > y != outline[i + 3] > y;
  }

  private double crossing(int i, double y) {
    double share = (y - outline[i + 1]) / (outline[i + 3] - outline[i + 1]);
    return outline[i] + share * (outline[i + 2] - outline[i]);
  }

  boolean contains(double x, double y) {
    boolean inside = false;
    for (int n = 0; n < pieces.bundles(); n++) {
      if (!pieces.isAside(n, y)) {
        for (int i = pieces.from(n); i < pieces.to(n); i += 4) {
          inside ^= crosses(i, y) && crossing(i, y) < x;
        }
      }
    }
    return inside;
  }

  /** Whether the middle or a corner of a box lies within the shape. */
  boolean isTouchedBy(TextBox box) {
    double[] corners = box.corners();
    for (int i = 0; i < corners.length; i += 2) {
      if (contains(corners[i], corners[i + 1])) {
        return true;
      }
    }
    return contains(box.x(), box.y());
  }

  /** Points along the shore, not many more than wanted. */
  List<Coordinate> shore(int wanted) {
    int[] pieces = IntStream.range(0, soft.length).filter(i -> soft[i]).toArray();
    int step = Math.max(1, pieces.length / wanted);
    return IntStream.range(0, pieces.length)
        .filter(i -> i % step == 0)
        .mapToObj(i -> middleOf(4 * pieces[i]))
        .toList();
  }

  private Coordinate middleOf(int i) {
    return new Coordinate((outline[i] + outline[i + 2]) / 2, (outline[i + 1] + outline[i + 3]) / 2);
  }

  /** The pieces of the outline, each as x and y of its two ends. */
  double[] outline() {
    return outline;
  }

  boolean isSoft(int piece) {
    return soft[piece];
  }

  Envelope envelope() {
    return envelope;
  }

  /** The distance between middles. */
  double spacing() {
    return Math.max(envelope.getWidth(), envelope.getHeight()) / rows;
  }

  List<Coordinate> middles() {
    return middles;
  }

  List<Turn> turns() {
    return turns;
  }

  /** How far a point is from the middle of the shape, as a share of its extent. */
  double offCentre(double x, double y) {
    double dx = x - pole.x;
    double dy = y - pole.y;
    // not by Coordinate.distance: its hypot takes a tenth of the time of the whole picture
    return Math.sqrt(dx * dx + dy * dy) / (envelope.getWidth() + envelope.getHeight());
  }
}
