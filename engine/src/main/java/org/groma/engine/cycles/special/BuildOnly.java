package org.groma.engine.cycles.special;

import java.util.Set;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * A position builds only in certain areas.
 *
 * @param whole whether also in provinces whose cities are all its own
 */
@Rule("14.2.4")
public record BuildOnly(int position, Set<Integer> areas, boolean whole) implements Special {

  public static BuildOnly read(Said said) {
    return new BuildOnly(said.position("nation"), said.places(), said.flag("wholeProvinces"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  boolean allows(World world, int area) {
    int province = world.board().province(area);
    return areas.contains(area)
        || (whole
            && province >= 0
            && Holdings.ownedIn(world, position, province) == Holdings.citiesIn(world, province));
  }
}
