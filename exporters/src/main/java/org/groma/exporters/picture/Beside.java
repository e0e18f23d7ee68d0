package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Line;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.strtree.STRtree;

/**
 * Finds room for a name next to what it names, where it crosses few lines. The lines are those of
 * shores, of borders that matter, and of the edge of the map.
 */
final class Beside {

  /**
   * Directions in the order a reader likes best: the name to the right, then to the left, above,
   * below.
   */
  private static final double[][] DIRECTIONS = {
    {1, 0},
    {1, 0.5},
    {1, -0.5},
    {-1, 0},
    {-1, 0.5},
    {-1, -0.5},
    {0.85, 1},
    {0.85, -1},
    {-0.85, 1},
    {-0.85, -1},
    {0, 1},
    {0, -1},
    {0.45, 1},
    {0.45, -1},
    {-0.45, 1},
    {-0.45, -1}
  };

  /** A name hides no more lines than a multiple of its own length. */
  private static final double WORST = -0.6;

  private static final int SHORE_POINTS = 40;

  private final Drawing drawing;
  private final STRtree lines = new STRtree();

  Beside(Drawing drawing) {
    this.drawing = drawing;
    for (Arc arc : drawing.map.arcs()) {
      double weight = weight(arc);
      if (weight > 0) {
        Line line = drawing.outlines.arc(arc.id());
        for (int i = 0; i < line.last(); i++) {
          Line piece = line.part(i, i + 1);
          lines.insert(piece.envelope(), new Piece(piece, weight));
        }
      }
    }
    lines.build();
  }

  private record Piece(Line line, double weight) {}

  private double weight(Arc arc) {
    if (arc.left() == Face.OUTSIDE || arc.right() == Face.OUTSIDE) {
      return 100;
    }
    if (Water.isShore(drawing, arc)) {
      return 1;
    }
    return drawing.isSea(arc.left()) ? 0.3 : 0.6;
  }

  /**
   * The best free place for the name of a city next to its mark, if there is one that does not hide
   * too much.
   */
  Optional<Spot> next(Envelope mark, TextBlock text, double size, Predicate<TextBox> allowed) {
    return around(mark, text, size).stream()
        .sorted(Comparator.comparingDouble(spot -> -spot.merit()))
        .filter(spot -> allowed.test(spot.box()))
        .findFirst();
  }

  /** The best free place in the sea at the shore of a place, for a name that has no room in it. */
  Optional<Spot> atSea(Room place, List<TextBlock> layouts, double size) {
    double gap = drawing.pens(2);
    return place.shore(SHORE_POINTS).stream()
        .map(shore -> new Envelope(shore.x - gap, shore.x + gap, shore.y - gap, shore.y + gap))
        .flatMap(shore -> layouts.stream().flatMap(text -> around(shore, text, size).stream()))
        .filter(spot -> isAtSea(spot.box()))
        .max(Comparator.comparingDouble(Spot::merit));
  }

  private boolean isAtSea(TextBox box) {
    int wet = 0;
    for (int i = 0; i < 5; i++) {
      double x = box.x() + (i - 2) * box.width() / 4;
      wet += drawing.isSea(drawing.faces().faceAt(x, box.y())) ? 1 : 0;
    }
    return wet >= 4;
  }

  private List<Spot> around(Envelope thing, TextBlock text, double size) {
    List<Spot> spots = new ArrayList<>();
    double width = text.width() * size;
    double height = text.height() * size;
    for (int i = 0; i < 2 * DIRECTIONS.length; i++) {
      double[] direction = DIRECTIONS[i % DIRECTIONS.length];
      double gap = drawing.pens(i < DIRECTIONS.length ? 0.3 : 7);
      double x = thing.centre().x + direction[0] * ((thing.getWidth() + width) / 2 + gap);
      double y = thing.centre().y + direction[1] * ((thing.getHeight() + height) / 2 + gap);
      TextBox box = text.at(x, y, Turn.NONE, size);
      if (drawing.crowd.isFree(box)) {
        double merit =
            1 - 0.025 * i - 0.06 * (text.lines().size() - 1) - crossed(box) / (width + height);
        if (merit > WORST) {
          spots.add(new Spot(text, x, y, Turn.NONE, size, merit));
        }
      }
    }
    return spots;
  }

  /** How much line lies under a level box, the more important lines counted more. */
  double crossed(TextBox box) {
    Envelope envelope = box.envelope();
    double sum = 0;
    for (Object found : lines.query(envelope)) {
      Piece piece = (Piece) found;
      sum += piece.weight() * inside(piece.line(), envelope);
    }
    return sum;
  }

  /** The length of the part of a piece within a box (Liang and Barsky). */
  private static double inside(Line piece, Envelope box) {
    double dx = piece.x(1) - piece.x(0);
    double dy = piece.y(1) - piece.y(0);
    double[] p = {-dx, dx, -dy, dy};
    double[] q = {
      piece.x(0) - box.getMinX(),
      box.getMaxX() - piece.x(0),
      piece.y(0) - box.getMinY(),
      box.getMaxY() - piece.y(0)
    };
    double enter = 0;
    double leave = 1;
    for (int i = 0; i < 4; i++) {
      if (p[i] == 0) {
        if (q[i] < 0) {
          return 0;
        }
      } else if (p[i] < 0) {
        enter = Math.max(enter, q[i] / p[i]);
      } else {
        leave = Math.min(leave, q[i] / p[i]);
      }
    }
    return Math.max(0, leave - enter) * piece.length();
  }
}
