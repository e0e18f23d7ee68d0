package org.groma.engine.invasions.combat;

import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.BattleTold.Reason;
import org.groma.engine.kernel.Rule;

/** Who has won, and by which of five criteria, each asked when those before it are even. */
@Rule({"XX.I", "XXI.G"})
public record Victory(Side winner, Reason reason) {

  /** If both are eliminated, the first criterion is even (ruling C24). */
  static Victory of(Fight fight) {
    return of(
        fight.ground(),
        fight.force(Side.ATTACKER),
        fight.force(Side.DEFENDER),
        fight.isDestroyed(Side.ATTACKER),
        fight.isDestroyed(Side.DEFENDER));
  }

  public static Victory of(
      Ground ground,
      Force attacker,
      Force defender,
      boolean attackerDestroyed,
      boolean defenderDestroyed) {
    if (attackerDestroyed != defenderDestroyed) {
      return new Victory(
          attackerDestroyed ? Side.DEFENDER : Side.ATTACKER, Reason.ENEMY_ELIMINATED);
    }
    int more = attacker.losses() - defender.losses();
    if (more != 0) {
      return new Victory(more > 0 ? Side.DEFENDER : Side.ATTACKER, Reason.FEWER_LOSSES);
    }
    if (ground.fortress() != Ground.Fortress.NONE || defender.hordes() > 0) {
      return new Victory(Side.DEFENDER, Reason.FORTRESS_OR_HORDE);
    }
    int better = attacker.combat() - defender.combat();
    if (better != 0) {
      return new Victory(better > 0 ? Side.ATTACKER : Side.DEFENDER, Reason.BETTER_LEADER);
    }
    return new Victory(Side.DEFENDER, Reason.DEFENCE);
  }

  void tell(Fight fight) {
    if (fight.table().isHeard()) {
      fight.table().tell(new BattleTold.Won(winner == Side.ATTACKER, reason));
    }
  }
}
