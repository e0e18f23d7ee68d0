package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.groma.model.topology.Line;

/**
 * The hachures of a mountain ridge: small triangles along a line, now on one side and now on the
 * other.
 */
final class RidgeTeeth {

  private RidgeTeeth() {}

  static List<Line> along(Line line, double step, double height) {
    List<Line> teeth = new ArrayList<>();
    double length = line.length();
    int count = Math.max(1, (int) Math.round(length / step));
    double spacing = length / count;
    Walk walk = new Walk(line);
    for (int i = 0; i < count; i++) {
      double[] from = walk.at(Math.max(0, (i + 0.5) * spacing - step * 0.55));
      double[] to = walk.at(Math.min(length, (i + 0.5) * spacing + step * 0.55));
      double[] middle = walk.at((i + 0.5) * spacing);
      double dx = to[0] - from[0];
      double dy = to[1] - from[1];
      double chord = Math.sqrt(dx * dx + dy * dy);
      if (chord > 0) {
        double side = (i % 2 == 0 ? height : -height) / chord;
        teeth.add(
            Line.of(
                from[0],
                from[1],
                to[0],
                to[1],
                middle[0] - dy * side,
                middle[1] + dx * side,
                from[0],
                from[1]));
      }
    }
    return teeth;
  }

  /** Points of a line by their distance from its start. */
  private static final class Walk {
    private final Line line;
    private final double[] passed;

    Walk(Line line) {
      this.line = line;
      this.passed = new double[line.size()];
      for (int i = 1; i < passed.length; i++) {
        passed[i] = passed[i - 1] + line.part(i - 1, i).length();
      }
    }

    double[] at(double distance) {
      int i = Arrays.binarySearch(passed, distance);
      int before = Math.min(i >= 0 ? i : -i - 2, line.last() - 1);
      double span = passed[before + 1] - passed[before];
      double share = span == 0 ? 0 : Math.min(1, (distance - passed[before]) / span);
      return new double[] {
        line.x(before) + share * (line.x(before + 1) - line.x(before)),
        line.y(before) + share * (line.y(before + 1) - line.y(before))
      };
    }
  }
}
