package org.groma.engine.invasions.status;

import java.util.Arrays;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.diplomacy.Breach;
import org.groma.engine.invasions.diplomacy.Clients;
import org.groma.engine.invasions.diplomacy.Vassals;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.Diplomacy;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** A nation ceases to exist: pieces leave the game, bonds end, hired soldiers go home. */
@Rule("VII.A")
public final class Disappearance {

  private Disappearance() {}

  public static void of(Play play, int nation) {
    if (play.table().isHeard()) {
      play.tell(new RealmTold.Vanished(nation));
    }
    sendMercenariesHome(play, nation);
    removePieces(play, nation);
    endBonds(play, nation);
    leaveLand(play, nation);
    play.happen(new NationEvent.ActivityChanged(nation, Activity.GONE));
    Settlement.settle(play);
  }

  /** Cities that others stand before would stay its own when control is settled. */
  private static void leaveLand(Play play, int nation) {
    for (int province = 0; province < play.setting().board().provinces(); province++) {
      if (play.world().holder(province) == nation) {
        play.happen(new LandEvent.HolderChanged(province, World.NOBODY));
      }
    }
  }

  /**
   * A nation that has nothing left on the map is gone. Its last soldiers in foreign service stay
   * there and run out (IX.G).
   */
  public static void withoutTrace(Play play, int nation) {
    sendMercenariesHome(play, nation);
    removeLeaders(play, nation);
    play.happen(new NationEvent.InvasionSet(nation, false));
    Diplomacy bonds = play.world().diplomacy();
    if (bonds.suzerain(nation) >= 0) {
      play.happen(new NationEvent.Freed(nation));
    }
    if (bonds.patron(nation) >= 0) {
      play.happen(new NationEvent.Released(nation));
    }
    if (bonds.federator(nation) >= 0) {
      Breach.expire(play, nation);
    }
    endBonds(play, nation);
    play.happen(new NationEvent.ActivityChanged(nation, Activity.GONE));
  }

  /** To the horde or capital of their own nation; where there is none they are disbanded. */
  public static void sendMercenariesHome(Play play, int nation) {
    World world = play.world();
    for (int unit = 0; unit < play.setting().roster().size(); unit++) {
      if (world.master(unit) == nation && world.isLent(unit) && world.isOnMap(unit)) {
        int home = play.setting().roster().nation(unit);
        int seat = world.horde(home) >= 0 ? world.horde(home) : world.capital(home);
        play.happen(new UnitEvent.Lent(unit, home));
        play.happen(new RealmEvent.Contracted(unit, Contract.NONE));
        play.happen(
            seat >= 0
                ? new UnitEvent.Placed(UnitSet.of(unit), seat)
                : new UnitEvent.Eliminated(UnitSet.of(unit)));
      }
    }
  }

  private static void removePieces(Play play, int nation) {
    int first = play.setting().roster().first(nation);
    int[] units = new int[play.setting().roster().end(nation) - first];
    Arrays.setAll(units, i -> first + i);
    play.happen(new UnitEvent.Removed(UnitSet.of(units)));
    removeLeaders(play, nation);
    play.happen(new NationEvent.InvasionSet(nation, false));
    play.happen(new NationEvent.HordeMoved(nation, World.NOBODY));
    play.happen(new NationEvent.CapitalMoved(nation, World.NOBODY));
  }

  private static void removeLeaders(Play play, int nation) {
    for (int leader = 0; leader < play.setting().leaders(); leader++) {
      if (play.setting().leader(leader).nation() == nation && play.world().isInPlay(leader)) {
        play.happen(new LeaderEvent.Fell(leader));
      }
    }
  }

  /** Nobody is bound to a nation any more, nor it to anybody. */
  public static void endBonds(Play play, int nation) {
    Diplomacy bonds = play.world().diplomacy();
    for (int other = 0; other < play.setting().nations(); other++) {
      if (bonds.suzerain(other) == nation || (other == nation && bonds.suzerain(other) >= 0)) {
        Vassals.free(play, other);
      }
      if (bonds.patron(other) == nation || (other == nation && bonds.patron(other) >= 0)) {
        Clients.release(play, other);
      }
      if (bonds.federator(other) == nation || (other == nation && bonds.federator(other) >= 0)) {
        Breach.dissolve(play, other);
      }
      if ((bonds.allies(nation) & 1L << other) != 0) {
        play.happen(new NationEvent.AllianceEnded(nation, other));
      }
    }
  }
}
