package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Rule;

/** The dice that both sides have for the melee round of a land battle. */
@Rule({"XX.E", "XX.F", "XX.G"})
public record MeleePools(DicePool attacker, DicePool defender) {

  /** Counted and traded. */
  public static MeleePools of(
      Ground ground, Force attacker, Force defender, CombatFigures figures) {
    return new MeleePools(
        DiceTrades.trade(
            DicePools.attacker(ground, attacker, defender, figures),
            ground,
            Side.ATTACKER,
            attacker,
            defender,
            figures),
        DiceTrades.trade(
            DicePools.defender(ground, defender, figures),
            ground,
            Side.DEFENDER,
            defender,
            attacker,
            figures));
  }

  public DicePool of(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  /** What a side makes of them by giving up a re-roll. */
  public MeleePools after(Side side, Forfeit forfeit) {
    return switch (forfeit) {
      case STRENGTHEN -> with(side, of(side).plusBlack());
      case WEAKEN -> with(side.opponent(), of(side.opponent()).minusBlack());
      case NOTHING -> this;
    };
  }

  private MeleePools with(Side side, DicePool pool) {
    return side == Side.ATTACKER ? new MeleePools(pool, defender) : new MeleePools(attacker, pool);
  }
}
