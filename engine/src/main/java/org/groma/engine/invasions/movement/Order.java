package org.groma.engine.invasions.movement;

import java.util.List;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.kernel.Rule;

/** What a player may order in a movement sub-step. A leader of -1 is none. */
@Rule({"XVIII.A", "XXV.A"})
public sealed interface Order {

  /** Units in one province, or a leader alone, go to the next. */
  record March(UnitSet units, int leader, int to) implements Order {}

  /** The horde goes to the next province on its own, as it may during an invasion. */
  record MarchHorde(int to) implements Order {}

  /** The horde, and all units that are with it, go to the next province without attacking. */
  record Migrate(int to) implements Order {}

  /** Fleets in one sea zone go to the next. */
  record Sail(UnitSet fleets, int leader, int to) implements Order {}

  /**
   * A land stack crosses sea zones on friendly fleets, to a friendly province or in an amphibious
   * landing.
   */
  record Ship(UnitSet units, int leader, List<Integer> seas, int to) implements Order {
    public Ship {
      seas = List.copyOf(seas);
    }
  }

  /** The horde of an invading people crosses sea zones on ships of its own. */
  record ShipHorde(List<Integer> seas, int to) implements Order {
    public ShipHorde {
      seas = List.copyOf(seas);
    }
  }

  /** A Barbarian nation is treated as hostile in Barbarian Areas for the rest of the turn. */
  record Declare(int other) implements Order {}

  /** At the start of a campaign the leader and his stack appear elsewhere in friendly land. */
  record Redeploy(UnitSet units, int leader, int to) implements Order {}

  /** The sub-step is over. */
  record Done() implements Order {}
}
