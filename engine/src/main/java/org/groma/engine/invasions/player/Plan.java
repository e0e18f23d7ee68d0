package org.groma.engine.invasions.player;

import org.groma.engine.invasions.event.UnitSet;

/**
 * Where a stack is to go in a movement sub-step.
 *
 * @param leader who goes with it, or -1
 * @param path the provinces to enter, one after the other
 */
record Plan(UnitSet units, int leader, int[] path, int next, double score) {

  boolean isDone() {
    return next >= path.length;
  }

  int step() {
    return path[next];
  }

  Plan after() {
    return new Plan(units, leader, path, next + 1, score);
  }
}
