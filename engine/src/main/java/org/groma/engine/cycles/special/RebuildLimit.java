package org.groma.engine.cycles.special;

import java.util.Map;
import org.groma.engine.cycles.setting.Placement;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * A position may have what it began with and a few more, and nothing else.
 *
 * @param more how many more of each kind
 */
@Rule("14.2.7")
public record RebuildLimit(int position, Map<Integer, Integer> more) implements Special {

  public RebuildLimit {
    more = Map.copyOf(more);
  }

  public static RebuildLimit of(Said said) {
    return new RebuildLimit(said.position("nation"), said.counts("more"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  /** Whether a position has all units of a kind that it may have. */
  public static boolean isReached(World world, int position, int kind) {
    return world
        .setting()
        .specials()
        .of(RebuildLimit.class, position)
        .filter(rule -> world.count(position, kind) >= rule.most(world, kind))
        .isPresent();
  }

  private int most(World world, int kind) {
    Position began = world.setting().position(position);
    int sum = more.getOrDefault(kind, 0);
    for (Position.Stationed stationed : began.units()) {
      sum += stationed.kind() == kind ? stationed.count() : 0;
    }
    for (Placement placement : began.placements()) {
      sum += placement.kind() == kind ? placement.count() : 0;
    }
    return sum;
  }
}
