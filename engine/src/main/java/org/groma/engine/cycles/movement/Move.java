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
   * @param boarding where cargo and leader come aboard
   */
  @Rule({"5.2", "8.1"})
  record Voyage(
      List<Integer> seas, int area, int cargo, boolean leader, int consort, Boarding boarding)
      implements Move {
    public Voyage {
      seas = List.copyOf(seas);
    }

    public Voyage(List<Integer> seas, int area, int cargo, boolean leader, int consort) {
      this(seas, area, cargo, leader, consort, Boarding.AT_THE_START);
    }

    /** A ship alone. */
    public Voyage(List<Integer> seas, int area, int cargo, boolean leader) {
      this(seas, area, cargo, leader, -1);
    }

    /** The same way with somebody aboard. */
    Voyage with(int carried, boolean led) {
      return new Voyage(seas, area, carried, led, consort, boarding);
    }

    /** The sea areas before somebody comes aboard. */
    List<Integer> outward() {
      return seas.subList(0, boarding.seas());
    }

    /** The sea areas with all aboard. */
    List<Integer> onward() {
      return seas.subList(boarding.seas(), seas.size());
    }
  }

  /**
   * Where a ship takes aboard what it carries.
   *
   * @param area the coast; -1 for where the ship begins
   * @param seas how many sea areas it has entered by then
   */
  @Rule("5.2")
  record Boarding(int area, int seas) {
    static final Boarding AT_THE_START = new Boarding(-1, 0);
  }

  /** It leaves the map, where a scenario lets it. */
  @Rule("14.2.5")
  record Exit() implements Move {}

  Stay STAY = new Stay();

  Exit EXIT = new Exit();
}
