package org.groma.engine.invasions.sequence;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Who comes first: Barbarians, then Kingdoms, then Empires; among equals the oldest, then the one
 * with the lower initiative.
 */
@Rule("VI.G")
public final class ActivationOrder {

  private ActivationOrder() {}

  /** The active nations in order. */
  public static List<Integer> of(World world) {
    List<Integer> nations = new ArrayList<>();
    for (int i = 0; i < world.setting().nations(); i++) {
      if (world.activity(i) == Activity.ACTIVE) {
        nations.add(i);
      }
    }
    nations.sort((one, other) -> compare(world, one, other));
    return nations;
  }

  private static int compare(World world, int one, int other) {
    int byStatus = world.status(one).compareTo(world.status(other));
    if (byStatus != 0) {
      return byStatus;
    }
    int byAge = Integer.compare(world.age(other), world.age(one));
    if (byAge != 0) {
      return byAge;
    }
    int byInitiative =
        Integer.compare(
            world.setting().nation(one).initiative(), world.setting().nation(other).initiative());
    return byInitiative != 0 ? byInitiative : Integer.compare(one, other);
  }
}
