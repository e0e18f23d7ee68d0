package org.groma.engine.invasions.combat;

import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.BattleTold.Reason;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Table;

/**
 * A battle between two naval stacks: one round of melee in which a fleet is a die. Dice are neither
 * gained, lost nor traded (ruling E76) but by event cards, so that no re-roll can be given up for a
 * die either. Re-rolls for all ports of the sea come with the force.
 */
@Rule("XXV.C")
public final class NavalBattle {

  private NavalBattle() {}

  public static BattleResult fight(Engagement engagement, CombatFigures figures, Table table) {
    Fight fight = new Fight(engagement, figures, table);
    Melee.roll(
        fight,
        pool(fight.force(Side.ATTACKER)),
        pool(fight.force(Side.DEFENDER)),
        Roll.NAVAL_BATTLE);
    Optional<Side> winner = winner(fight);
    LeaderElimination.ofTheDestroyed(fight);
    if (winner.isPresent()) {
      LeaderElimination.ofTheVictor(fight, winner.get());
    }
    return Battle.recover(fight, winner);
  }

  /** A fleet is a die. */
  public static DicePool pool(Force force) {
    Command command = force.command();
    return new DicePool(Math.max(1, force.strength() + command.dice()), 0)
        .traded(command.trades())
        .plusBlack(command.blackDice());
  }

  private static Optional<Side> winner(Fight fight) {
    Optional<Victory> victory =
        victory(
            fight.isDestroyed(Side.ATTACKER),
            fight.isDestroyed(Side.DEFENDER),
            fight.hitsScored(Side.ATTACKER),
            fight.hitsScored(Side.DEFENDER));
    if (victory.isPresent()) {
      victory.get().tell(fight);
    } else {
      fight.table().tell(new BattleTold.Drawn());
    }
    return victory.map(Victory::winner);
  }

  /** Who sank the other, or else hit more; all swords count as hits (ruling C25). */
  public static Optional<Victory> victory(
      boolean attackerSunk, boolean defenderSunk, int hitsByAttacker, int hitsByDefender) {
    if (attackerSunk != defenderSunk) {
      return Optional.of(
          new Victory(attackerSunk ? Side.DEFENDER : Side.ATTACKER, Reason.ENEMY_ELIMINATED));
    }
    int more = hitsByAttacker - hitsByDefender;
    return more == 0
        ? Optional.empty()
        : Optional.of(new Victory(more > 0 ? Side.ATTACKER : Side.DEFENDER, Reason.MORE_HITS));
  }
}
