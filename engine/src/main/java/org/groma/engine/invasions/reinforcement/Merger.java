package org.groma.engine.invasions.reinforcement;

import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.RealmTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Destinies;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.status.Disappearance;
import org.groma.engine.kernel.Rule;

/** A nation passes into another: its soldiers, its land and its treasury. */
@Rule("IX.A")
final class Merger {

  private Merger() {}

  static void run(Play play) {
    for (Destinies.Merger merger : play.setting().destinies().mergers()) {
      if (merger.turn() == play.world().turn()) {
        merge(play, merger.nation(), merger.into());
      }
    }
  }

  /** Where the other nation does not stand there is nothing to pass into. */
  private static void merge(Play play, int nation, int into) {
    World world = play.world();
    if (!stands(world, into) || !stands(world, nation)) {
      return;
    }
    if (play.table().isHeard()) {
      play.tell(new RealmTold.Merged(nation, into));
    }
    Disappearance.endBonds(play, nation); // first, for then lent units come home
    handOver(play, nation, into);
    for (int leader = 0; leader < play.setting().leaders(); leader++) {
      if (play.setting().leader(leader).nation() == nation && world.isInPlay(leader)) {
        play.happen(new LeaderEvent.Retired(leader));
      }
    }
    play.happen(new NationEvent.HordeMoved(nation, World.NOBODY));
    play.happen(new NationEvent.CapitalMoved(nation, World.NOBODY));
    play.happen(new NationEvent.GoldChanged(into, world.gold(nation)));
    play.happen(new NationEvent.GoldChanged(nation, -world.gold(nation)));
    play.happen(new NationEvent.ActivityChanged(nation, Activity.GONE));
  }

  private static boolean stands(World world, int nation) {
    return world.activity(nation) == Activity.ACTIVE || world.activity(nation) == Activity.INACTIVE;
  }

  /** Its soldiers serve the other nation for good, as do those who served it. */
  private static void handOver(Play play, int nation, int into) {
    World world = play.world();
    for (int unit = 0; unit < play.setting().roster().size(); unit++) {
      if (world.isOnMap(unit) && world.master(unit) == nation) {
        play.happen(new UnitEvent.Lent(unit, into));
        if (play.setting().roster().nation(unit) == nation) {
          play.happen(new RealmEvent.Contracted(unit, Contract.EXCHANGE));
        }
      }
    }
    for (int province = 0; province < play.setting().board().provinces(); province++) {
      if (world.holder(province) == nation) {
        play.happen(new LandEvent.HolderChanged(province, into));
      }
    }
    for (int area = 0; area < play.setting().board().areas(); area++) {
      if (world.incumbent(area) == nation) {
        play.happen(new LandEvent.IncumbentChanged(area, into));
      }
    }
  }
}
