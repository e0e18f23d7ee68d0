package org.groma.engine.invasions.status;

import java.util.List;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.sequence.ActivationOrder;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.setting.StatusFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Nations age, found Kingdoms and Empires; heresies fade; young realms get their second bonus. */
@Rule({"VI.D", "VI.E", "VI.F"})
public final class StatusStep {

  private StatusStep() {}

  public static void run(Play play) {
    List<Integer> order = ActivationOrder.of(play.world());
    for (Status status : Status.values()) {
      for (int nation : order) {
        if (isTurnOf(play.world(), nation, status)) {
          age(play, nation);
        }
      }
    }
    fadeHeresies(play);
    payBonuses(play);
  }

  /** What was founded in this very step does not age with those it has joined. */
  private static boolean isTurnOf(World world, int nation, Status status) {
    return world.activity(nation) == Activity.ACTIVE
        && world.status(nation) == status
        && world.realms().founded(nation) != world.turn();
  }

  private static void age(Play play, int nation) {
    StatusFigures.Ageing figures = play.setting().figures().status().ageing();
    if (play.world().isBarbarian(nation)) {
      if (play.world().age(nation) < figures.lastOfBarbarians()) {
        Ageing.age(play, nation, figures.barbariansATurn());
      }
      KingdomCheck.atStartOfTurn(play, nation);
    } else if (!Ageing.ageCivilized(play, nation, figures.civilizedATurn())) {
      EmpireCheck.roll(play, nation); // in this step even at the last space (ruling C31)
    }
  }

  private static void fadeHeresies(Play play) {
    for (int area = 0; area < play.setting().board().areas(); area++) {
      if (play.world().realms().isHeretical(area)) {
        fadeHeresies(play, area);
      }
    }
  }

  private static void fadeHeresies(Play play, int area) {
    for (Religion religion : Religion.values()) {
      int level = play.world().realms().heresy(area, religion);
      if (level > 0) {
        play.happen(new RealmEvent.HeresySet(area, religion, level - 1));
      }
    }
  }

  /** A Kingdom that has just become an Empire gets the Empire's bonus, in the next turn. */
  private static void payBonuses(Play play) {
    World world = play.world();
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      int bonus = world.realms().bonusDue(nation);
      if (bonus > 0 && world.realms().founded(nation) != world.turn()) {
        play.happen(new NationEvent.GoldChanged(nation, bonus));
        play.happen(new RealmEvent.BonusDue(nation, 0));
      }
    }
  }
}
