package org.groma.engine.invasions.combat;

import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.kernel.Rule;

/**
 * The re-rolls that leaders call for, on their own dice or the enemy's. The sides take turns, the
 * attacker first, until both pass in a row (ruling C18); what is used is gone for the battle (C19).
 */
@Rule({"XX.E", "XXI.D"})
final class ReRolls {

  /** Asks a side that has a re-roll left, and carries out what it calls for. */
  @FunctionalInterface
  interface Turn {
    /** Whose dice were rolled again, if the side did not pass. */
    Optional<Side> take(Side side);
  }

  private ReRolls() {}

  /** Re-rolls single dice. */
  static void use(Fight fight, RolledPool attacker, RolledPool defender) {
    alternate(
        fight,
        side -> {
          ChooseReRoll decision =
              new ChooseReRoll(
                  fight.force(side).chooser(), side, attacker, defender, fight.isOpen());
          Optional<ReRoll> answer = fight.table().ask(decision);
          if (answer.isEmpty()) {
            return Optional.empty();
          }
          ReRoll reRoll = answer.get();
          decision.pool(reRoll.pool()).rollOne(reRoll.die(), fight.table(), Roll.RE_ROLL);
          return Optional.of(reRoll.pool());
        });
  }

  static void alternate(Fight fight, Turn turn) {
    Side side = Side.ATTACKER;
    int passes = 0;
    while (passes < 2) {
      Optional<Side> rolled = fight.reRolls(side) > 0 ? turn.take(side) : Optional.empty();
      if (rolled.isPresent()) {
        passes = 0;
        fight.spendReRoll(side);
        tell(fight, side, rolled.get());
      } else {
        passes++;
      }
      side = side.opponent();
    }
  }

  private static void tell(Fight fight, Side side, Side rolled) {
    if (fight.table().isHeard()) {
      fight.table().tell(new BattleTold.ReRollUsed(side == Side.ATTACKER, rolled == side));
    }
  }
}
