package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * A square of wobbly cells, fifty units each, as the benchmark has them: polygons that fit, and the
 * same with some vertices moved on one side of a border only. The same seed gives the same grid.
 */
public final class Grid {

  private static final double CELL = 50;
  private static final double WOBBLE = 2;

  /** A border of a cell that another cell has too. */
  public record Side(int column, int row, boolean right) {}

  /** A vertex of a cell's border, and by how much it is moved on that cell's side. */
  public record Move(Side side, int vertex, double dx, double dy) {}

  private final int size;
  private final int extra;
  private final Random random;
  private final Coordinate[][] corners;
  private final Map<Side, List<Coordinate>> lines = new HashMap<>();

  /**
   * A grid of {@code size × size} cells.
   *
   * @param extra how many vertices each border has between its ends
   */
  public Grid(int size, int extra, long seed) {
    this.size = size;
    this.extra = extra;
    this.random = new Random(seed);
    this.corners = new Coordinate[size + 1][size + 1];
    for (int i = 0; i <= size; i++) {
      for (int j = 0; j <= size; j++) {
        double dx = i == 0 || i == size ? 0 : wobble(0.2);
        double dy = j == 0 || j == size ? 0 : wobble(0.2);
        corners[i][j] = new Coordinate(milli((i + dx) * CELL), milli((j + dy) * CELL));
      }
    }
    for (int i = -1; i < size; i++) {
      for (int j = -1; j < size; j++) {
        lines.put(new Side(i, j, true), line(corner(i + 1, j), corner(i + 1, j + 1)));
        lines.put(new Side(i, j, false), line(corner(i, j + 1), corner(i + 1, j + 1)));
      }
    }
  }

  private Coordinate corner(int i, int j) {
    return corners[Math.max(i, 0)][Math.max(j, 0)];
  }

  private double wobble(double by) {
    return by * (2 * random.nextDouble() - 1);
  }

  private List<Coordinate> line(Coordinate p, Coordinate q) {
    List<Coordinate> line = new ArrayList<>(List.of(p));
    double length = Math.max(p.distance(q), 1);
    for (int t = 1; t <= extra; t++) {
      double f = (double) t / (extra + 1);
      double w = Math.sin(Math.PI * f) * wobble(WOBBLE) / length;
      line.add(
          new Coordinate(
              milli(p.x + f * (q.x - p.x) - w * (q.y - p.y)),
              milli(p.y + f * (q.y - p.y) + w * (q.x - p.x))));
    }
    line.add(q);
    return line;
  }

  static double milli(double value) {
    return Math.rint(value * 1000) / 1000;
  }

  /** How many vertices each border has between its ends. */
  public int extra() {
    return extra;
  }

  /** All borders between two cells. */
  public List<Side> sides() {
    List<Side> sides = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        if (i + 1 < size) {
          sides.add(new Side(i, j, true));
        }
        if (j + 1 < size) {
          sides.add(new Side(i, j, false));
        }
      }
    }
    return sides;
  }

  public List<LoosePolygon> polygons() {
    return polygons(List.of());
  }

  /** The cells, column by column, with vertices moved on the side of the cell that a move names. */
  public List<LoosePolygon> polygons(Collection<Move> moves) {
    Map<Side, Move> bySide = new HashMap<>();
    moves.forEach(move -> bySide.put(move.side(), move));
    List<LoosePolygon> polygons = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        List<Coordinate> ring = new ArrayList<>();
        ring.addAll(lines.get(new Side(i, j - 1, false)));
        ring.addAll(moved(new Side(i, j, true), bySide));
        ring.addAll(moved(new Side(i, j, false), bySide).reversed());
        ring.addAll(lines.get(new Side(i - 1, j, true)).reversed());
        polygons.add(LoosePolygons.polygon(name(i, j), flat(ring)));
      }
    }
    return polygons;
  }

  public static String name(int column, int row) {
    return "a" + column + "-" + row;
  }

  private List<Coordinate> moved(Side side, Map<Side, Move> moves) {
    List<Coordinate> line = new ArrayList<>(lines.get(side));
    Move move = moves.get(side);
    if (move != null) {
      line.set(move.vertex, to(move));
    }
    return line;
  }

  private Coordinate to(Move move) {
    Coordinate from = lines.get(move.side).get(move.vertex);
    return new Coordinate(milli(from.x + move.dx), milli(from.y + move.dy));
  }

  /** The box in which a move makes gaps and overlaps: from the vertex before to the one after. */
  public Envelope reach(Move move) {
    List<Coordinate> line = lines.get(move.side);
    Envelope reach = new Envelope(line.get(move.vertex - 1), line.get(move.vertex + 1));
    reach.expandToInclude(line.get(move.vertex));
    reach.expandToInclude(to(move));
    return reach;
  }

  /** By how much the cell of a move shrinks: all gaps less all overlaps that it makes. */
  public double loss(Move move) {
    List<Coordinate> line = lines.get(move.side);
    Coordinate p = line.get(move.vertex - 1);
    Coordinate q = line.get(move.vertex + 1);
    Coordinate from = line.get(move.vertex);
    Coordinate to = to(move);
    double growth = ((q.y - p.y) * (to.x - from.x) - (q.x - p.x) * (to.y - from.y)) / 2;
    return move.side.right ? -growth : growth;
  }

  public double area() {
    return size * CELL * size * CELL;
  }

  private static double[] flat(List<Coordinate> points) {
    double[] xy = new double[2 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      xy[2 * i] = points.get(i).x;
      xy[2 * i + 1] = points.get(i).y;
    }
    return xy;
  }
}
