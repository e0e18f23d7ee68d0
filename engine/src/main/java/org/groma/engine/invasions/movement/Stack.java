package org.groma.engine.invasions.movement;

import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Units that go or fight together, and the leader who goes with them.
 *
 * @param nation who commands them
 * @param units all in one place; they may be of several friendly nations
 * @param leader -1 without one; a leader may also go alone
 * @param place where they are
 */
@Rule({"III.D", "XXVI.B"})
public record Stack(int nation, UnitSet units, int leader, int place) {

  public static final int NO_LEADER = -1;

  public boolean hasLeader() {
    return leader != NO_LEADER;
  }

  /** The same stack with other units. */
  public Stack with(UnitSet others) {
    return new Stack(nation, others, leader, place);
  }

  /**
   * What is left of it, and its leader, if he is still with it. Where its nation has lost all its
   * units, allies go on for themselves.
   */
  public Stack now(World world) {
    UnitSet left = units.where(unit -> world.place(unit) == place);
    boolean led = hasLeader() && world.leaderPlace(leader) == place;
    return new Stack(nationNow(world, left), left, led ? leader : NO_LEADER, place);
  }

  private int nationNow(World world, UnitSet left) {
    boolean alone = world.diplomacy().allies(nation) == 0;
    return alone || left.any(unit -> world.master(unit) == nation)
        ? nation
        : LeadingNation.of(world, nation, left);
  }
}
