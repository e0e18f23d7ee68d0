package org.groma.engine.invasions.combat;

import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** Whether leaders survive the loss of their stacks, and their own success. */
@Rule({"XX.J", "XXI.H"})
public final class LeaderElimination {

  private LeaderElimination() {}

  /** A leader whose soldiers were all eliminated needs a check on land, and is lost at sea. */
  static void ofTheDestroyed(Fight fight) {
    for (Side side : Side.BOTH) {
      if (isAlone(fight.contender(side))
          && (fight.ground().sea() || !fight.table().d2(Roll.LEADER_SURVIVAL))) {
        lose(fight, side, false);
      }
    }
  }

  /** Whether a leader has lost all soldiers he had. */
  public static boolean isAlone(Contender contender) {
    Force force = contender.force();
    return force.command().led() && contender.isDestroyed() && force.losses() > 0;
  }

  /** Whether a leader has to fear his own success. */
  public static boolean isEnvied(Command victor) {
    return victor.led() && victor.inDecline();
  }

  /** An Empire In Decline may murder its victor. */
  static void ofTheVictor(Fight fight, Side winner) {
    if (isEnvied(fight.force(winner).command())
        && !fight.isLeaderLost(winner)
        && fight.table().roll(Die.D10, Roll.ASSASSINATION) >= fight.figures().assassination()) {
      lose(fight, winner, true);
    }
  }

  private static void lose(Fight fight, Side side, boolean murdered) {
    fight.loseLeader(side);
    if (fight.table().isHeard()) {
      fight.table().tell(new BattleTold.LeaderLost(side == Side.ATTACKER, murdered));
    }
  }
}
