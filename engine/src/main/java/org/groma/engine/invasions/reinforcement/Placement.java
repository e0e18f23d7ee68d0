package org.groma.engine.invasions.reinforcement;

import java.util.Arrays;
import java.util.function.Predicate;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.UnitKind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Takes units from the pool of a nation. */
@Rule("IX.D")
public final class Placement {

  private Placement() {}

  /** What a nation's pool has of some kinds in this turn. */
  public static UnitSet available(World world, int nation, Predicate<UnitKind> wanted) {
    Roster roster = world.setting().roster();
    int[] found = new int[roster.end(nation) - roster.first(nation)];
    int count = 0;
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.place(unit) == World.POOL
          && roster.kind(unit).from() <= world.turn()
          && wanted.test(roster.kind(unit))) {
        found[count++] = unit;
      }
    }
    return UnitSet.of(Arrays.copyOf(found, count));
  }

  /** Puts units of some kinds on the map, as many as the pool has; says which. */
  public static UnitSet fromPool(
      Play play, int nation, Predicate<UnitKind> wanted, int count, int province) {
    UnitSet units = available(play.world(), nation, wanted).first(count);
    place(play, units, province);
    return units;
  }

  static void place(Play play, UnitSet units, int province) {
    if (!units.isEmpty()) {
      play.happen(new UnitEvent.Placed(units, province));
    }
  }

  /** Whether a province is a nation's: controlled, or occupied by its units or horde. */
  static boolean isOwn(World world, int nation, int province) {
    return world.holder(province) == nation
        || world.horde(nation) == province
        || (world.mastersAt(province) & 1L << nation) != 0;
  }
}
