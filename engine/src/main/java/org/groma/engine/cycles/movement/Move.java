package org.groma.engine.cycles.movement;

import java.util.List;
import org.groma.engine.kernel.Rule;

/** What a unit does in the movement phase. */
public sealed interface Move {

  /** It stays where it is. */
  record Stay() implements Move {}

  /**
   * It goes by land.
   *
   * @param leader whether the leader of its area goes with it
   */
  record March(int area, boolean leader) implements Move {}

  /**
   * A ship goes along coasts and over sea areas.
   *
   * @param seas the sea areas it enters, in order
   * @param area where it ends; a landing where others stand
   * @param cargo the unit it carries, or -1
   * @param leader whether it carries the leader of its area
   * @param consort another ship of its area that sails with it all the way, or -1
   */
  @Rule({"5.2", "8.1"})
  record Voyage(List<Integer> seas, int area, int cargo, boolean leader, int consort)
      implements Move {
    public Voyage {
      seas = List.copyOf(seas);
    }

    /** A ship alone. */
    public Voyage(List<Integer> seas, int area, int cargo, boolean leader) {
      this(seas, area, cargo, leader, -1);
    }
  }

  /** It leaves the map, where a scenario lets it. */
  @Rule("14.2.5")
  record Exit() implements Move {}

  Stay STAY = new Stay();

  Exit EXIT = new Exit();
}
