package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.submission.Submission;
import org.groma.engine.kernel.Rule;

/**
 * A city passes to its conqueror, and with it the province. A capital is looted before its nation
 * bears the consequences: a Kingdom that submits gets its city back as it is.
 */
@Rule({"III.F", "III.G", "XXIV.C"})
final class Conquest {

  private Conquest() {}

  static void bySiege(Play play, int nation, int province) {
    take(play, nation, province, false);
  }

  /**
   * A city surrendered.
   *
   * @return whether it was looted
   */
  static boolean byTerror(Play play, int nation, int province) {
    return take(play, nation, province, true);
  }

  private static boolean take(Play play, int nation, int province, boolean surrendered) {
    World world = play.world();
    int loser = world.capitalAt(province);
    play.happen(new LandEvent.HolderChanged(province, nation));
    if (world.siegeOf(province) >= 0) {
      play.happen(new LandEvent.SiegeKept(province, World.NOBODY));
    }
    if (play.table().isHeard()) {
      play.tell(new PlunderTold.CityFell(province, nation));
    }
    boolean looted = Looting.offer(play, nation, province, surrendered);
    Walls.fall(play, nation, province);
    if (loser >= 0) {
      loseCapital(play, loser, nation, province);
    }
    return looted;
  }

  private static void loseCapital(Play play, int loser, int conqueror, int province) {
    play.happen(new NationEvent.CapitalMoved(loser, World.NOBODY));
    World world = play.world();
    play.happen(new RealmEvent.CapitalFell(loser, world.turn()));
    Submission.capitalTaken(play, loser);
    if (Submission.mayRule(world, conqueror) && Submission.isDue(world, loser)) {
      Submission.ofKingdom(play, loser, conqueror, province);
    }
  }
}
