package org.groma.engine.cycles.naval;

import java.util.List;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.kernel.Rule;

/**
 * A ship and who is aboard.
 *
 * @param leader who is aboard besides the cargo; -1 for none
 */
@Rule("5.2")
record Voyagers(int ship, List<Integer> cargo, int leader) {

  Voyagers {
    cargo = List.copyOf(cargo);
  }

  /** All are lost together. Who stays ashore is not concerned, although nobody has left yet. */
  void sink(Play play) {
    play.happen(new UnitEvent.Removed(ship));
    for (int unit : cargo) {
      play.happen(new UnitEvent.Removed(unit));
    }
    if (leader >= 0) {
      play.happen(new LeaderEvent.Lost(leader));
    }
  }
}
