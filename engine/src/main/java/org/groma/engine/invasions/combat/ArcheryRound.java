package org.groma.engine.invasions.combat;

import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.kernel.Rule;

/** Both sides shoot at the same time, unless one has ambushed the other. */
@Rule({"XX.D", "XXI.C"})
final class ArcheryRound {

  /** How a side's shooters hit; each combat system has its own way. */
  @FunctionalInterface
  interface Volley {
    int shoot(Fight fight, Side side, boolean ambushing);
  }

  private ArcheryRound() {}

  static void fight(Fight fight, Volley volley) {
    Optional<Side> ambusher = Ambush.lay(fight);
    if (ambusher.isPresent()) {
      ambush(fight, ambusher.get(), volley);
    } else {
      int byAttacker = shoot(fight, Side.ATTACKER, volley, false);
      int byDefender = shoot(fight, Side.DEFENDER, volley, false);
      fight.exchange(byAttacker, byDefender);
    }
  }

  /** Only those who survive the ambush shoot back. */
  private static void ambush(Fight fight, Side ambusher, Volley volley) {
    Side ambushed = ambusher.opponent();
    fight.strike(ambusher, shoot(fight, ambusher, volley, true));
    if (!fight.isDestroyed(ambushed)) {
      fight.strike(ambushed, shoot(fight, ambushed, volley, false));
    }
  }

  private static int shoot(Fight fight, Side side, Volley volley, boolean ambushing) {
    int hits = volley.shoot(fight, side, ambushing);
    if (fight.table().isHeard()) {
      fight.table().tell(new BattleTold.Shot(side == Side.ATTACKER, hits));
    }
    return hits;
  }
}
