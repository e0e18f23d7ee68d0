package org.groma.engine.invasions.combat;

import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Table;

/** A land battle by the basic rules. Retreat is left to the map. */
@Rule("XX.A")
public final class Battle {

  private Battle() {}

  /** Fights it to its end; advantages are looked at whenever dice are counted. */
  public static BattleResult fight(Engagement engagement, CombatFigures figures, Table table) {
    Fight fight = new Fight(engagement, figures, table);
    ArcheryRound.fight(fight, ArcheryDice::shoot);
    if (!fight.isOver()) {
      Melee.fight(fight);
    }
    return conclude(fight);
  }

  /** Victory, leaders, recovery: how every land battle ends. */
  static BattleResult conclude(Fight fight) {
    Victory victory = Victory.of(fight);
    victory.tell(fight);
    LeaderElimination.ofTheDestroyed(fight);
    LeaderElimination.ofTheVictor(fight, victory.winner());
    return recover(fight, Optional.of(victory.winner()));
  }

  /** What became of the sides is noted before anybody recovers. */
  static BattleResult recover(Fight fight, Optional<Side> winner) {
    BattleResult.Fate attacker = fight.fate(Side.ATTACKER);
    BattleResult.Fate defender = fight.fate(Side.DEFENDER);
    Recovery.recover(fight, winner);
    return fight.result(winner, attacker, defender);
  }
}
