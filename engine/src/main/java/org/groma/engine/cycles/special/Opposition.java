package org.groma.engine.cycles.special;

import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** placeholder. */
@Rule("14.2.4")
public record Opposition(int position) implements Special {

  public static Opposition read(Said said) {
    return new Opposition(0);
  }

  boolean closes(World world, int unit, int area) {
    return false;
  }
}
