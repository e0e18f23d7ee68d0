package org.groma.engine.cycles.special;

import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Where units may not go, and whom they may not attack, by the rules of a scenario. */
@Rule({"14.2.2", "14.2.4"})
public final class Bounds {

  private Bounds() {}

  /** Whether an area is closed to a unit, as it moves, retreats or advances. */
  public static boolean areClosed(World world, int unit, int area) {
    for (Barrier barrier : world.setting().specials().barriers()) {
      if (barrier.closes(world, unit, area)) {
        return true;
      }
    }
    return false;
  }

  /** Whether two positions leave each other's units alone now, on land and at sea. */
  @Rule({"14.2.2", "14.2.8"})
  public static boolean keepPeace(World world, int one, int other) {
    return Truce.holds(world, one, other) || TruceUntilInvasion.holds(world, one, other);
  }

  /**
   * Whether a unit may not attack an area.
   *
   * @param owner whose units stand there, or -1
   */
  public static boolean forbidAttack(World world, int unit, int owner, int area) {
    for (Barrier barrier : world.setting().specials().barriers()) {
      if (barrier.forbidsAttack(world, unit, owner, area)) {
        return true;
      }
    }
    return false;
  }
}
