package org.groma.engine.cycles.leader;

import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** How far a unit goes by land beside a leader whose stack moves as its fastest unit. */
@Rule("13.6")
public final class Swiftness {

  private Swiftness() {}

  /**
   * The movement of a unit that takes the leader of its area along: that of the fastest unit there
   * which has not moved. Ships do not count, since they do not march.
   */
  public static int paces(World world, int unit) {
    int place = world.place(unit);
    int paces = world.kindOf(unit).movement();
    int leader = world.leaderIn(place, world.owner(unit));
    if (leader < 0 || !world.leaderKind(leader).swift()) {
      return paces;
    }
    for (int other = world.firstUnitAt(place); other >= 0; other = world.nextUnit(other)) {
      if (!world.kindOf(other).ship() && !world.hasMoved(other)) {
        paces = Math.max(paces, world.kindOf(other).movement());
      }
    }
    return paces;
  }
}
