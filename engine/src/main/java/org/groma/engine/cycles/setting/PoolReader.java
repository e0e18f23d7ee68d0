package org.groma.engine.cycles.setting;

import java.util.List;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** How many of each counter each position has. */
final class PoolReader {

  private final Project project;
  private final UnitKinds kinds;
  private final List<Shortfall> shortfalls;

  PoolReader(Project project, UnitKinds kinds, List<Shortfall> shortfalls) {
    this.project = project;
    this.kinds = kinds;
    this.shortfalls = shortfalls;
  }

  /** By position and counter. */
  int[][] read(List<Position> positions) {
    int[][] pools = new int[positions.size()][kinds.counters()];
    boolean tribes = false;
    for (int i = 0; i < pools.length; i++) {
      int[] pool = pools[i];
      project
          .get(Kinds.NATIONS)
          .find(positions.get(i).id())
          .map(Nation::pool)
          .orElse(List.of())
          .forEach(pooled -> {
            int kind = kinds.find(pooled.unit().slug());
            if (kind >= 0) {
              int counter = kinds.get(kind).counter();
              pool[counter] = Math.max(pool[counter], pooled.count());
            }
          });
      tribes |= pool.length > 0 && pool[kinds.get(kinds.tribe()).counter()] > 0;
    }
    if (!positions.isEmpty() && !tribes) {
      shortfalls.add(new Shortfall("nations", "nobody has any tribe in its pool"));
    }
    return pools;
  }
}
