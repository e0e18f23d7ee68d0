package org.groma.engine.cycles.special;

import org.groma.engine.cycles.setting.Placement;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A position builds only what it has lost: never more of a kind than it began with. */
@Rule("14.2.5")
public record RebuildOnly(int position) implements Special {

  public static RebuildOnly read(Said said) {
    return new RebuildOnly(said.position("nation"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  /** Whether a position may have one more unit of a kind. */
  public static boolean allows(World world, int position, int kind) {
    return world.setting().specials().of(RebuildOnly.class, position).isEmpty()
        || world.count(position, kind) < begins(world.setting().position(position), kind);
  }

  private static int begins(Position position, int kind) {
    int sum = 0;
    for (Position.Stationed stationed : position.units()) {
      sum += stationed.kind() == kind ? stationed.count() : 0;
    }
    for (Placement placement : position.placements()) {
      sum += placement.kind() == kind ? placement.count() : 0;
    }
    return sum;
  }
}
