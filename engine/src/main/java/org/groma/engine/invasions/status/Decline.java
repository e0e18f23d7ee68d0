package org.groma.engine.invasions.status;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.kernel.Rule;

/** Civilized nations decline by one level or two, and recover. */
@Rule("VI.E")
public final class Decline {

  /** The marker lies on its doubled side. */
  public static final int DOUBLED = 2;

  private Decline() {}

  /** Raises the level of Decline of a Kingdom or Empire, or lowers it by a negative number. */
  public static void change(Play play, int nation, int levels) {
    for (int i = 0; i < Math.abs(levels) && play.world().status(nation).isCivilized(); i++) {
      if (levels < 0) {
        lower(play, nation);
      } else if (play.world().decline(nation) < DOUBLED) {
        play.happen(new NationEvent.DeclineSet(nation, play.world().decline(nation) + 1));
      } else {
        beyondDoubled(play, nation);
      }
    }
  }

  private static void lower(Play play, int nation) {
    if (play.world().decline(nation) > 0) {
      play.happen(new NationEvent.DeclineSet(nation, play.world().decline(nation) - 1));
    }
  }

  /** A Kingdom checks for an Empire (ruling C32); an Empire pays what the marker costs. */
  private static void beyondDoubled(Play play, int nation) {
    if (play.world().status(nation) == Status.KINGDOM) {
      EmpireCheck.roll(play, nation);
    } else {
      pay(play, nation, play.setting().figures().status().ageing().beyondDoubled());
    }
  }

  /** What the Treasury cannot pay is left to this turn's expenses, which may bankrupt it. */
  private static void pay(Play play, int nation, int cost) {
    int paid = Math.min(cost, Math.max(0, play.world().gold(nation)));
    if (paid > 0) {
      play.happen(new NationEvent.GoldChanged(nation, -paid));
    }
    if (paid < cost) {
      play.happen(new RealmEvent.ExpenseAdded(nation, cost - paid));
    }
  }
}
