package org.groma.engine.invasions.movement;

import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Whose a stack is when allies act together: what it conquers, loots and makes submit is theirs,
 * and so are its points.
 */
@Rule({"XXVI.B", "XXIX.A"})
public final class LeadingNation {

  private LeadingNation() {}

  /**
   * The ally with most of the units, and among equals the nation whose activation it is. That
   * nation also where it has units and its allies are strangers to each other, since one of them
   * could not speak for all.
   */
  public static int of(World world, int active, UnitSet units) {
    Diplomacy diplomacy = world.diplomacy();
    int leading = active;
    int most = 0;
    if (diplomacy.allies(active) != 0) {
      most = units.count(unit -> world.master(unit) == active);
    }
    boolean absent = most == 0;
    for (long rest = diplomacy.allies(active); rest != 0; rest &= rest - 1) {
      int ally = Long.numberOfTrailingZeros(rest);
      int own = units.count(unit -> world.master(unit) == ally);
      if (own > most && (absent || diplomacy.bloc(ally) == diplomacy.bloc(active))) {
        leading = ally;
        most = own;
      }
    }
    return leading;
  }
}
