package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;

/**
 * Nobody enters land that is closed to the nation. Who is there already, because it was open in the
 * first turn, may stay and is reinforced there; so it is asked who came with the last event.
 */
final class ForbiddenLand extends WorldInvariant {

  private InvasionsEvent last;

  ForbiddenLand() {
    super("units.not-in-forbidden-land", "XVIII.K");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    last = event;
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof UnitEvent.Placed
        || event instanceof UnitEvent.Marched
        || event instanceof LeaderEvent
        || event instanceof NationEvent.HordeMoved
        || event instanceof NationEvent.HordeMarched;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    switch (last) {
      case UnitEvent.Placed(UnitSet units, int place) -> units(names, world, units, place, broken);
      case UnitEvent.Marched marched -> units(names, world, marched.units(), marched.to(), broken);
      case LeaderEvent.Posted(int leader, int place) -> leader(names, world, leader, place, broken);
      case LeaderEvent.Rode(int leader, int to, int _) -> leader(names, world, leader, to, broken);
      case NationEvent.HordeMoved(int nation, int province) ->
          horde(names, world, nation, province, broken);
      case NationEvent.HordeMarched(int nation, int province, int _) ->
          horde(names, world, nation, province, broken);
      case null, default -> {
        // nobody came anywhere
      }
    }
  }

  private static void units(
      Names names, World world, UnitSet units, int place, List<String> broken) {
    for (int i = 0; i < units.size(); i++) {
      int owner = world.setting().roster().nation(units.get(i));
      int master = world.master(units.get(i));
      // a vassal's unit joins the horde or goes to the capital, wherever that is (XXIX.D)
      boolean withMaster = world.horde(master) == place || world.capital(master) == place;
      if (isClosed(world, owner, place) && !withMaster && !isThere(world, owner, place, units)) {
        broken.add(names.unit(units.get(i)) + " entered " + names.place(place));
      }
    }
  }

  private static void leader(Names names, World world, int leader, int place, List<String> broken) {
    int nation = world.setting().leader(leader).nation();
    if (isClosed(world, nation, place) && !isThere(world, nation, place, UnitSet.NONE)) {
      broken.add(names.leader(leader) + " entered " + names.place(place));
    }
  }

  private static void horde(Names names, World world, int nation, int place, List<String> broken) {
    if (place >= 0 && isClosed(world, nation, place)) {
      broken.add("the horde of " + names.nation(nation) + " entered " + names.place(place));
    }
  }

  private static boolean isThere(World world, int nation, int place, UnitSet coming) {
    return world.horde(nation) == place
        || !world
            .unitsAt(place, unit -> world.setting().roster().nation(unit) == nation)
            .minus(coming)
            .isEmpty();
  }

  private static boolean isClosed(World world, int nation, int place) {
    return world.setting().board().isProvince(place)
        && !world.setting().access().mayEnter(nation, place, world.turn());
  }
}
