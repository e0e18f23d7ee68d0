package org.groma.engine.invasions.sea;

import org.groma.engine.invasions.setting.Strait;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Fleets that close a strait to their enemies, whoever else sails there. */
@Rule("XXV.F")
final class Blockade {

  private Blockade() {}

  static boolean closes(World world, int nation, Strait strait) {
    for (int i = 0; i < strait.seas().size(); i++) {
      if (NavalStacks.enemies(world, nation, strait.seas().get(i)) != 0) {
        return true;
      }
    }
    return false;
  }
}
