package org.groma.engine.invasions.reinforcement;

import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.diplomacy.Hirings;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.sequence.ActivationOrder;
import org.groma.engine.invasions.status.KingdomFounding;
import org.groma.engine.kernel.Rule;

/**
 * Nations, leaders and units arrive. What the calendar changes for whole nations comes first, then
 * new nations, then everybody in the order of activation; inactive minor Kingdoms count as the
 * oldest of their kind.
 */
@Rule({"IX.A", "IX.E"})
public final class ReinforcementStep {

  private ReinforcementStep() {}

  public static void run(Play play) {
    endInvasions(play);
    Partition.run(play);
    Reunion.run(play);
    Merger.run(play);
    long arrived = Arrivals.run(play);
    boolean recovered = false;
    for (int nation : ActivationOrder.of(play.world())) {
      if (!recovered && !play.world().isBarbarian(nation)) {
        MinorKingdoms.recover(play);
        recovered = true;
      }
      reinforce(play, nation, (arrived & 1L << nation) != 0);
    }
    if (!recovered) {
      MinorKingdoms.recover(play);
    }
    Hirings.run(play);
    Settlement.settle(play); // who made room for others may have no land left
    VanishedNations.run(play);
    Settlement.settle(play);
    KingdomFounding.settleCapital(play);
  }

  private static void reinforce(Play play, int nation, boolean isNew) {
    Leadership.renew(play, nation);
    FrontierLimites.move(play, nation);
    if (play.world().isBarbarian(nation) && !isNew) {
      Levy.raise(play, nation);
    }
    Replacements.ofFederates(play, nation);
    Replacements.ofVassals(play, nation);
  }

  private static void endInvasions(Play play) {
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      if (play.world().isInvading(nation)) {
        play.happen(new NationEvent.InvasionSet(nation, false));
      }
    }
  }
}
