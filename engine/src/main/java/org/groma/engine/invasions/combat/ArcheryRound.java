package org.groma.engine.invasions.combat;

import java.util.Optional;
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
      int byAttacker = volley.shoot(fight, Side.ATTACKER, false);
      int byDefender = volley.shoot(fight, Side.DEFENDER, false);
      fight.exchange(byAttacker, byDefender);
    }
  }

  /** Only those who survive the ambush shoot back. */
  private static void ambush(Fight fight, Side ambusher, Volley volley) {
    Side ambushed = ambusher.opponent();
    fight.strike(ambusher, volley.shoot(fight, ambusher, true));
    if (!fight.isDestroyed(ambushed)) {
      fight.strike(ambushed, volley.shoot(fight, ambushed, false));
    }
  }
}
