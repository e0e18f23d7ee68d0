package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.state.World;

/** Limites stand in the border provinces of their nation, and no longer than its time allows. */
final class LimesMarkers extends WorldInvariant {

  /** The turn in whose Purchases step all of them are removed. */
  private static final int DISSOLVED = 8;

  LimesMarkers() {
    super("markers.limes", "XVIII.I");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof LandEvent.LimesSet || event instanceof SequenceTold.StepEnded;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      int owner = world.limes(province);
      if (owner >= 0
          && !world.setting().realmRules().borderProvinces(owner).contains(province)) {
        broken.add(
            "a Limes of " + names.nation(owner) + " stands in " + names.place(province));
      }
      if (owner >= 0 && world.turn() > DISSOLVED) {
        broken.add("the Limes in " + names.place(province) + " has outlived its time");
      }
    }
  }
}
