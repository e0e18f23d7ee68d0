package org.groma.exporters.incoming;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.geojson.Feature;
import org.groma.model.limit.HeapRoom;

/**
 * The memory that a map needs from being read to being validated and saved. A JVM that has less
 * does not fail: it collects garbage for a quarter of an hour first.
 *
 * <p>The figures fit what was measured with grids of {@code docs/bench/grid.py}: 10,000 polygons of
 * 52 corners were imported in a heap of 180 MB and 22,500 of 12 corners in 200 MB, as fast as in
 * larger ones; 200,000 of 12 corners were imported in 1.5 GB, and came to no end in 1 GB.
 */
final class MapMemory {

  private static final long PROGRAM = 40L << 20;
  private static final long BYTES_A_POLYGON = 5_000;
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
