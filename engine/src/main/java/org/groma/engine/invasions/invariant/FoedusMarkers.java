package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Ceded land is the land of somebody who has a Foedus. */
@Rule({"XXVIII.B", "XXVIII.D"})
final class FoedusMarkers extends WorldInvariant {

  FoedusMarkers() {
    super("markers.foedus", "XXVIII.D");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof SequenceEvent || event instanceof SequenceTold;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      int federate = world.foedus(province);
      if (federate >= 0 && world.diplomacy().federator(federate) < 0) {
        broken.add(
            names.place(province)
                + " is ceded to "
                + names.nation(federate)
                + ", who have no Foedus");
      }
      if (federate >= 0 && world.capitalAt(province) >= 0) {
        broken.add(names.place(province) + " is a capital and ceded");
      }
    }
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      boolean federated = world.diplomacy().federator(nation) >= 0;
      if (!federated && world.realms().foedera(nation) != 0) {
        broken.add(
            names.nation(nation)
                + " have no Foedus, but "
                + world.realms().foedera(nation)
                + " are counted");
      }
    }
  }
}
