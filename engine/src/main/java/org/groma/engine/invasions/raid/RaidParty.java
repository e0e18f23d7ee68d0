package org.groma.engine.invasions.raid;

import java.util.List;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Those who set out for a raid.
 *
 * @param origins the provinces they may come from, of which the owner chooses
 */
@Rule({"XI.B", "XI.C"})
public record RaidParty(int nation, UnitSet units, List<Integer> origins) {

  public RaidParty {
    origins = List.copyOf(origins);
  }

  /** Whether they can cross a sea zone: every one of them has to. */
  boolean isAmphibious(World world) {
    return units.all(unit -> (world.setting().kind(unit).traits() & Trait.AMPHIBIOUS) != 0);
  }
}
