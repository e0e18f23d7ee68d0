package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.World;

/**
 * A unit that serves another nation is on the map and has a contract, a unit of its own nation has
 * none; a client's or federate's unit serves the patron or federator.
 */
final class MercenariesBound extends WorldInvariant {

  MercenariesBound() {
    super("units.mercenaries-bound", "XXVII.B");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  /** Going into service takes two events, ending a bond several. */
  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof SequenceEvent || event instanceof SequenceTold;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int unit = 0; unit < world.setting().roster().size(); unit++) {
      Contract contract = world.realms().contract(unit);
      if (world.isLent(unit) != (contract != Contract.NONE)) {
        broken.add(
            names.unit(unit)
                + " serves "
                + names.nation(world.master(unit))
                + " by contract "
                + contract);
      }
      if (world.isLent(unit)) {
        searchLent(names, world, unit, broken);
      }
    }
  }

  private static void searchLent(Names names, World world, int unit, List<String> broken) {
    if (!world.isOnMap(unit)) {
      broken.add(names.unit(unit) + " is lent from " + names.place(world.place(unit)));
    }
    if (world.activity(world.master(unit)) == Activity.GONE) {
      broken.add(names.unit(unit) + " serves " + names.nation(world.master(unit)) + ", gone");
    }
    if (world.setting().kind(unit).isFleet()) {
      broken.add(names.unit(unit) + " is a fleet and lent");
    }
    Diplomacy diplomacy = world.diplomacy();
    int owner = world.setting().roster().nation(unit);
    int lord =
        switch (world.realms().contract(unit)) {
          case CLIENT -> diplomacy.patron(owner);
          case FEDERATE -> diplomacy.federator(owner);
          default -> world.master(unit);
        };
    // who has vanished has no lord, its last soldiers serve on (IX.G)
    if (lord != world.master(unit) && world.activity(owner) != Activity.GONE) {
      broken.add(
          names.unit(unit)
              + " serves "
              + names.nation(world.master(unit))
              + " as "
              + world.realms().contract(unit)
              + ", its lord is "
              + names.nation(lord));
    }
  }
}
