package org.groma.engine.cycles.setting;

import java.util.List;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** How many of each counter a position has. All have the same, as all sets in the box are alike. */
final class PoolReader {

  private final Project project;
  private final UnitKinds kinds;
  private final List<Shortfall> shortfalls;

  PoolReader(Project project, UnitKinds kinds, List<Shortfall> shortfalls) {
    this.project = project;
    this.kinds = kinds;
    this.shortfalls = shortfalls;
  }

  int[] read(List<Position> positions) {
    int[] most = new int[kinds.counters()];
    for (Position position : positions) {
      project
          .get(Kinds.NATIONS)
          .find(position.id())
          .map(Nation::pool)
          .orElse(List.of())
          .forEach(pooled -> {
            int kind = kinds.find(pooled.unit().slug());
            if (kind >= 0) {
              int counter = kinds.get(kind).counter();
              most[counter] = Math.max(most[counter], pooled.count());
            }
          });
    }
    if (!positions.isEmpty() && most.length > 0 && most[kinds.get(kinds.tribe()).counter()] == 0) {
      shortfalls.add(new Shortfall("nations", "nobody has any tribe in its pool"));
    }
    return most;
  }
}
