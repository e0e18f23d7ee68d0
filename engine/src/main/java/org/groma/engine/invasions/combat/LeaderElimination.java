package org.groma.engine.invasions.combat;

import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** Whether leaders survive the loss of their stacks, and their own success. */
@Rule("XX.J")
final class LeaderElimination {

  private LeaderElimination() {}

  /** A leader whose soldiers were all eliminated needs a check on land, and is lost at sea. */
  static void ofTheDestroyed(Fight fight) {
    for (Side side : Side.BOTH) {
      boolean alone = fight.isDestroyed(side) && fight.force(side).losses() > 0;
      if (alone
          && fight.force(side).command().led()
          && (fight.ground().sea() || !fight.table().d2(Roll.LEADER_SURVIVAL))) {
        lose(fight, side, false);
      }
    }
  }

  /** An Empire In Decline may murder its victor. */
  static void ofTheVictor(Fight fight, Side winner) {
    Command command = fight.force(winner).command();
    if (command.led()
        && command.inDecline()
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
