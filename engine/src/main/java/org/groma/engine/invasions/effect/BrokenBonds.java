package org.groma.engine.invasions.effect;

import java.util.List;
import org.groma.engine.invasions.diplomacy.Breach;
import org.groma.engine.invasions.diplomacy.Vassals;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Federates and vassals who free themselves because a card lets them. */
@Rule({"XXVIII.G", "XXIX.G"})
final class BrokenBonds {

  private BrokenBonds() {}

  /** Whether a nation has a bond that such a card can break. */
  static boolean isBound(World world, int nation) {
    return world.diplomacy().federator(nation) >= 0 || world.diplomacy().suzerain(nation) >= 0;
  }

  /** The nation breaks its own bonds; or its federates may, where they decide. */
  static void carryOut(Play play, int nation, Parameters given) {
    if (given.text("check").equals("federate-decides")) {
      Breach.offerToFederates(play, nation);
      return;
    }
    List<String> bonds = given.texts("bonds");
    if (bonds.contains("foedus") && play.world().diplomacy().federator(nation) >= 0) {
      Breach.carryOut(play, nation);
    }
    if (bonds.contains("vassalage") && play.world().diplomacy().suzerain(nation) >= 0) {
      Vassals.free(play, nation);
    }
  }
}
