package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import org.locationtech.jts.geom.Coordinate;

/**
 * Rounds the corners of borders by cutting each corner at a quarter of its sides, as often as
 * asked. What is finer than a tolerance is dropped first, for to round every small tooth of a rough
 * border would leave it as rough as before. Nodes stay, and a border that would touch another keeps
 * more of its detail, or the line it has.
 *
 * @param tolerance how far the border may move off what was too fine; 0, as in old journals, drops
 *     nothing
 * @param arcs which borders; all of them if none is named
 */
public record SmoothBorders(int rounds, double tolerance, List<Integer> arcs)
    implements MapEdit, BorderRework {

  public static final int MOST_ROUNDS = 5;

  public SmoothBorders {
    arcs = List.copyOf(arcs);
    if (rounds < 1 || rounds > MOST_ROUNDS) {
      throw new IllegalArgumentException(
          "corners are cut 1 to " + MOST_ROUNDS + " times, not " + rounds);
    }
    if (!(tolerance >= 0)) {
      throw new IllegalArgumentException("the tolerance must be a length, not " + tolerance);
    }
  }

  /** Rounds every corner there is. */
  public SmoothBorders(int rounds, List<Integer> arcs) {
    this(rounds, 0, arcs);
  }

  @Override
  public Ruling apply(Topology map) {
    return rework(map).ruling();
  }

  @Override
  public Reworked rework(Topology map) {
    DoubleStream tolerances =
        tolerance == 0
            ? DoubleStream.of(0)
            : DoubleStream.of(tolerance, tolerance / 2, tolerance / 4, 0);
    return EachBorder.where(arcs)
        .apply(
            map,
            tolerances
                .<Function<Line, Coordinate[]>>mapToObj(finest -> line -> smooth(line, finest))
                .toList());
  }

  private Coordinate[] smooth(Line border, double finest) {
    Coordinate[] line =
        finest == 0 ? border.coordinates() : SimplifyBorders.simpler(border, finest);
    for (int round = 0; round < rounds; round++) {
      List<Coordinate> cut = new ArrayList<>(line.length * 2);
      cut.add(line[0]);
      for (int i = 1; i < line.length - 1; i++) {
        cut.add(between(line[i], line[i - 1]));
        cut.add(between(line[i], line[i + 1]));
      }
      cut.add(line[line.length - 1]);
      line = cut.toArray(Coordinate[]::new);
    }
    return line;
  }

  private static Coordinate between(Coordinate corner, Coordinate other) {
    return new Coordinate(0.75 * corner.x + 0.25 * other.x, 0.75 * corner.y + 0.25 * other.y);
  }
}
