package org.groma.engine.invasions.sequence;

import java.util.ArrayList;
import java.util.Comparator;
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
    nations.sort(
        Comparator.comparing((Integer nation) -> world.status(nation))
            .thenComparingInt(nation -> -world.age(nation))
            .thenComparingInt(nation -> world.setting().nation(nation).initiative())
            .thenComparing(Comparator.naturalOrder()));
    return nations;
  }
}
