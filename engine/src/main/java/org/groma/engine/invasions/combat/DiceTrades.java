package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Rule;

/**
 * What becomes of a side's white dice: traded for black ones, then back for the enemy's heavy
 * advantage, then by event cards, which may also add black dice or take them. No side declines a
 * trade, as a black die is always better.
 */
@Rule("XX.G")
public final class DiceTrades {

  private DiceTrades() {}

  public static DicePool trade(
      int dice, Ground ground, Side side, Force own, Force enemy, CombatFigures figures) {
    DicePool pool = new DicePool(dice, 0).traded(trades(ground, side, own, enemy, figures));
    if (Advantages.heavy(enemy, own, figures)) {
      pool = pool.traded(-figures.trades().backForHeavy());
    }
    return pool.traded(own.command().trades()).plusBlack(own.command().blackDice());
  }

  private static int trades(
      Ground ground, Side side, Force own, Force enemy, CombatFigures figures) {
    CombatFigures.Trades trades = figures.trades();
    int count = forElites(own, trades);
    if (Advantages.cavalry(own, enemy, figures)) {
      count += trades.cavalry();
    }
    if (Situation.isEmpireAgainstBarbarians(own, enemy)) {
      count += trades.empire();
    }
    if (Situation.areAllNomadsInSteppe(ground, own)) {
      count += trades.nomads();
    }
    if (side == Side.DEFENDER && ground.fortress() == Ground.Fortress.OF_AN_EMPIRE) {
      count += trades.imperialFortress();
    }
    return count;
  }

  private static int forElites(Force own, CombatFigures.Trades trades) {
    return switch (Elites.of(own)) {
      case FEW -> 0;
      case TWO -> trades.twoElites();
      case FOUR_ROMAN -> trades.fourRomanElites();
    };
  }
}
