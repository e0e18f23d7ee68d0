package org.groma.validator.measure;

import java.util.Set;
import java.util.stream.IntStream;
import org.groma.model.topology.Line;
import org.groma.model.topology.Topology;
import org.groma.validator.check.Survey;

/** Vertices that follow another in the same place. */
public final class DoubledVertices {

  /** In millimetres: a thousandth of the finest line. */
  private static final double NEAR = 0.0002;

  private DoubledVertices() {}

  /** Their numbers on a line. */
  public static IntStream on(Line line, Survey survey) {
    double near = NEAR * PrintScale.of(survey).unit();
    return IntStream.range(1, line.size() > 2 ? line.size() : 0)
        .filter(i -> {
          double dx = line.x(i) - line.x(i - 1);
          double dy = line.y(i) - line.y(i - 1);
          return dx * dx + dy * dy < near * near;
        });
  }

  /** How many there are on some borders, those that are there. */
  static long count(Topology map, Set<Integer> arcs, Survey survey) {
    return arcs.stream()
        .filter(map::hasArc)
        .mapToLong(arc -> on(map.arc(arc).line(), survey).count())
        .sum();
  }
}
