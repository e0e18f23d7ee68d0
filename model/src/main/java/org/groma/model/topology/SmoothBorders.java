package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;

/**
 * Rounds the corners of borders by cutting each corner at a quarter of its sides, as often as
 * asked. Nodes stay, and a border that would touch another keeps the line it has.
 *
 * @param arcs which borders; all of them if none is named
 */
public record SmoothBorders(int rounds, List<Integer> arcs) implements MapEdit {

  private static final int MOST_ROUNDS = 5;

  public SmoothBorders {
    arcs = List.copyOf(arcs);
    if (rounds < 1 || rounds > MOST_ROUNDS) {
      throw new IllegalArgumentException(
          "corners are cut 1 to " + MOST_ROUNDS + " times, not " + rounds);
    }
  }

  @Override
  public Ruling apply(Topology map) {
    return EachBorder.where(arcs).apply(map, line -> smooth(line.coordinates()));
  }

  private Coordinate[] smooth(Coordinate[] points) {
    Coordinate[] line = points;
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
