package org.groma.exporters.incoming;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.limit.HeapRoom;

/**
 * The memory that a map needs from being read to being validated and saved. A JVM that has less
 * does not fail: it collects garbage for a quarter of an hour first. The figures were measured with
 * grids of {@code docs/bench/grid.py} in ever smaller heaps, and are the smallest that sufficed, so
 * that nothing is refused that would have worked.
 */
final class MapMemory {

  private static final long PROGRAM = 60L << 20;
  private static final long BYTES_A_POLYGON = 8_000;
  private static final long BYTES_A_CORNER = 150;

  private MapMemory() {}

  /** Why features cannot become a map here; nothing where there is room for them. */
  static Optional<String> lack(String name, List<Feature> features, HeapRoom room) {
    long polygons = 0;
    long corners = 0;
    for (Feature feature : features) {
      polygons += feature.polygons().size();
      for (List<double[]> polygon : feature.polygons()) {
        for (double[] ring : polygon) {
          corners += ring.length / 2;
        }
      }
    }
    return room.lack(
        String.format(
            Locale.ROOT, "%s, with %,d polygons and %,d corners,", name, polygons, corners),
        PROGRAM + polygons * BYTES_A_POLYGON + corners * BYTES_A_CORNER);
  }
}
