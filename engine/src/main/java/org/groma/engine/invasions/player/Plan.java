package org.groma.engine.invasions.player;

import java.util.List;
import org.groma.engine.invasions.event.UnitSet;

/**
 * Where a stack is to go in a movement sub-step.
 *
 * @param leader who goes with it, or -1
 * @param path the provinces to enter, one after the other
 */
record Plan(UnitSet units, int leader, List<Integer> path, double score) {

  Plan {
    path = List.copyOf(path);
  }

  boolean isDone() {
    return path.isEmpty();
  }

  int step() {
    return path.getFirst();
  }

  int goal() {
    return path.getLast();
  }

  /** The same for others. */
  Plan of(UnitSet others) {
    return new Plan(others, leader, path, score);
  }

  Plan after() {
    return new Plan(units, leader, path.subList(1, path.size()), score);
  }
}
