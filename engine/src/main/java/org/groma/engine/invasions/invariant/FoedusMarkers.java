package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.state.World;

/** Ceded land is the land of somebody who has a Foedus, and no capital is ceded. */
final class FoedusMarkers extends WorldInvariant {

  private int ceded = World.NOBODY;

  FoedusMarkers() {
    super("markers.foedus", "XXVIII.D");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    ceded =
        event instanceof LandEvent.FoedusSet(int province, int federate) && federate >= 0
            ? province
            : World.NOBODY;
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return ceded >= 0 || event instanceof SequenceEvent || event instanceof SequenceTold;
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
    }
    if (ceded >= 0 && world.capitalAt(ceded) >= 0) {
      broken.add(names.place(ceded) + " is a capital and was ceded");
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
