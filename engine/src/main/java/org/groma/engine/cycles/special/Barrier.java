package org.groma.engine.cycles.special;

import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A special rule that keeps units out of areas, or from attacking. */
@Rule("14.2")
public interface Barrier extends Special {

  /** Whether an area is closed to a unit, as it moves, retreats or advances. */
  boolean closes(World world, int unit, int area);

  /**
   * Whether a unit may not attack an area.
   *
   * @param owner whose units stand there, or -1
   */
  boolean forbidsAttack(World world, int unit, int owner, int area);
}
