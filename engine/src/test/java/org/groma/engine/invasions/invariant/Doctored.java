package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.state.World;

/** The opening of the sample scenario with something wrong in it. */
final class Doctored {

  private Doctored() {}

  /** The state after events that the rules would never bring about. */
  static World by(InvasionsEvent... events) {
    World world = Sample.opened();
    for (InvasionsEvent event : events) {
      world.apply(event);
    }
    return world;
  }

  static List<String> broken(WorldInvariant invariant, InvasionsEvent... events) {
    return invariant.broken(by(events));
  }

  /** What an invariant finds that follows the events as a watch would have it. */
  static List<String> heard(WorldInvariant invariant, World world, InvasionsEvent... events) {
    List<String> found = List.of();
    for (InvasionsEvent event : events) {
      if (found.isEmpty() && invariant.isDueBefore(event)) {
        found = invariant.broken(world);
      }
      world.apply(event);
      invariant.hear(world, event);
      if (found.isEmpty() && invariant.isDueAfter(event)) {
        found = invariant.broken(world);
      }
    }
    return found;
  }
}
