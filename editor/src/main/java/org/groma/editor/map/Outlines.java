package org.groma.editor.map;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Line;

/**
 * Borders without the points that nobody would see at a scale. A border is thinned once for both
 * its sides, so that neighbours still fit together; one that an edit left alone is not thinned
 * again. Belongs to one thread.
 */
final class Outlines {

  /** Points closer than this to the one before are left out. */
  private static final double PIXELS = 0.75;

  private static final int LEVELS = 3;

  @SuppressWarnings("ArrayRecordComponent") // nobody compares them; figures keep large maps small
  private record Thinned(Line whole, double[] points) {}

  /** By the power of two below the scale; then by the number of the border. */
  private final Map<Integer, Map<Integer, Thinned>> levels =
      new LinkedHashMap<>(8, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Map<Integer, Thinned>> eldest) {
          return size() > LEVELS;
        }
      };

  /** The points of a border that are worth drawing, x and y in turn. */
  @SuppressWarnings("ReferenceEquality") // the same line, not one like it: that is quick to say
  double[] of(Arc arc, double scale) {
    int level = Math.getExponent(scale) + 1; // as if a little larger: never too coarse
    Map<Integer, Thinned> known = levels.computeIfAbsent(level, _ -> new LinkedHashMap<>());
    Thinned found = known.get(arc.id());
    if (found == null || found.whole != arc.line()) {
      found = new Thinned(arc.line(), thin(arc.line(), PIXELS / Math.scalb(1.0, level)));
      known.put(arc.id(), found);
    }
    return found.points;
  }

  private static double[] thin(Line line, double least) {
    double[] kept = new double[2 * line.size()];
    kept[0] = line.x(0);
    kept[1] = line.y(0);
    int n = 2;
    for (int i = 1; i < line.last(); i++) {
      double dx = line.x(i) - kept[n - 2];
      double dy = line.y(i) - kept[n - 1];
      if (dx * dx + dy * dy >= least * least) {
        kept[n++] = line.x(i);
        kept[n++] = line.y(i);
      }
    }
    kept[n++] = line.x(line.last());
    kept[n++] = line.y(line.last());
    return Arrays.copyOf(kept, n);
  }
}
