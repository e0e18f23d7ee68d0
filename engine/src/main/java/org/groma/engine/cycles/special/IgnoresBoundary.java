package org.groma.engine.cycles.special;

import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** An empire whose units need no support outside the imperial boundary. */
@Rule("14.2.7")
public record IgnoresBoundary(int position) implements Special {

  public static IgnoresBoundary of(Said said) {
    return new IgnoresBoundary(said.position("nation"));
  }

  @Override
  public boolean concerns(int who) {
    return who == position;
  }

  public static boolean is(World world, int position) {
    return world.setting().specials().of(IgnoresBoundary.class, position).isPresent();
  }
}
