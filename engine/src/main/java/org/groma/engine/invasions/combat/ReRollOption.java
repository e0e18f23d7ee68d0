package org.groma.engine.invasions.combat;

import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Rule;

/** A good leader may give up a re-roll before dice are rolled, once a melee round. */
@Rule({"XX.E", "XXI.D"})
public final class ReRollOption {

  private ReRollOption() {}

  static boolean isOpenTo(Fight fight, Side side) {
    return isOpenTo(fight.force(side), fight.reRolls(side), fight.figures());
  }

  public static boolean isOpenTo(Force force, int reRolls, CombatFigures figures) {
    return force.combat() >= figures.optionCombat() && reRolls > 0;
  }

  /** Asks a side to which the option is open. */
  static Forfeit declare(Fight fight, Side side, Decision<Forfeit> decision) {
    Forfeit answer = fight.table().ask(decision);
    if (answer != Forfeit.NOTHING) {
      fight.spendReRoll(side);
      if (fight.table().isHeard()) {
        fight
            .table()
            .tell(
                new BattleTold.ReRollForfeited(
                    side == Side.ATTACKER, answer == Forfeit.STRENGTHEN));
      }
    }
    return answer;
  }
}
