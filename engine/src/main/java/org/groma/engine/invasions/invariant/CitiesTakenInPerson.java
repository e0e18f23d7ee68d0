package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.state.World;

/** A city falls to a nation that has units before it, not to an ally of theirs. */
final class CitiesTakenInPerson extends WorldInvariant {

  private PlunderTold.CityFell last = new PlunderTold.CityFell(-1, -1);

  CitiesTakenInPerson() {
    super("control.cities-taken-in-person", "XXVI.B");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    if (event instanceof PlunderTold.CityFell fall) {
      last = fall;
    }
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof PlunderTold.CityFell;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    if (last.nation() >= 0 && (world.mastersAt(last.province()) & 1L << last.nation()) == 0) {
      broken.add(
          names.nation(last.nation()) + " take " + names.place(last.province()) + " with nobody");
    }
  }
}
