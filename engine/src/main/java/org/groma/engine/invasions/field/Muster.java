package org.groma.engine.invasions.field;

import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;

/**
 * One side of a battle on the map.
 *
 * @param nation who commands it and decides for it
 * @param bloc the nations whose units, hordes and Limes stand with it, a bit each
 * @param units those who fight, in the order in which they become soldiers
 */
record Muster(Side side, int nation, long bloc, UnitSet units, int place) {

  /** Everyone of the side who is there, whether they fought or sat out. */
  UnitSet present(World world) {
    return Muster.present(world, place, bloc);
  }

  /** Land units of some nations in a province; those set aside are ignored. */
  static UnitSet present(World world, int place, long nations) {
    return world.unitsAt(
        place,
        unit ->
            (nations & 1L << world.master(unit)) != 0
                && !world.isSetAside(unit)
                && !world.setting().kind(unit).isFleet());
  }

  long hordes(World world) {
    return world.hordesAt(place) & bloc;
  }

  boolean hasLimes(World world) {
    int limes = world.limes(place);
    return side == Side.DEFENDER && limes >= 0 && (bloc & 1L << limes) != 0;
  }

  /** What is left of it, as a stack that can retreat. */
  Stack left(World world) {
    return new Stack(nation, present(world), Commanders.broadest(world, nation, place), place);
  }
}
