package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/** Fleets are in sea zones, soldiers in provinces, and all of them on the map in play. */
final class InTheirElement extends WorldInvariant {

  InTheirElement() {
    super("units.in-their-element", "XXV.A");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof UnitEvent;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    Board board = world.setting().board();
    for (int unit = 0; unit < world.setting().roster().size(); unit++) {
      int place = world.place(unit);
      if (place < 0) {
        continue;
      }
      boolean fleet = world.setting().kind(unit).isFleet();
      if (fleet ? !board.isSea(place) : !board.isProvince(place)) {
        broken.add(names.unit(unit) + " is in " + names.place(place));
      }
      if (!board.isInPlay(place)) {
        broken.add(names.unit(unit) + " is in " + names.place(place) + ", which is off the map");
      }
    }
  }
}
