package org.groma.engine.invasions.status;

import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.diplomacy.Clients;
import org.groma.engine.invasions.diplomacy.Vassals;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.StatusFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** A nation becomes an Empire. */
@Rule("VIII.C")
public final class EmpireFounding {

  private EmpireFounding() {}

  /** An Empire's first year. It is nobody's vassal or client, since Empires never submit. */
  public static void found(Play play, int nation) {
    World world = play.world();
    StatusFigures.Youth youth = play.setting().figures().status().youngEmpire();
    play.happen(new NationEvent.StatusChanged(nation, Status.EMPIRE));
    if (!play.setting().destinies().keepsAge(nation)) {
      play.happen(new NationEvent.AgeSet(nation, youth.age()));
    }
    if (world.decline(nation) > 0) {
      play.happen(new NationEvent.DeclineSet(nation, 0));
    }
    play.happen(new NationEvent.GoldChanged(nation, youth.goldAtOnce()));
    play.happen(new RealmEvent.BonusDue(nation, youth.goldNextTurn()));
    play.happen(new RealmEvent.Founded(nation, world.turn()));
    if (world.diplomacy().suzerain(nation) >= 0) {
      Vassals.free(play, nation);
    }
    if (world.diplomacy().patron(nation) >= 0) {
      Clients.release(play, nation);
    }
    Settlement.settle(play);
    KingdomFounding.settleCapital(play, nation);
    Bonuses.empireCreated(play, nation, KingdomFounding.areaOfCapital(world, nation));
  }
}
