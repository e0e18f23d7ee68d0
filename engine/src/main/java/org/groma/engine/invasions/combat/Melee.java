package org.groma.engine.invasions.combat;

import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.kernel.Rule;

/** The melee round with battle dice. */
@Rule("XX.H")
final class Melee {

  private Melee() {}

  /** The round of a land battle: pools, trades, the option, then the dice. */
  static void fight(Fight fight) {
    DicePool attacker = pool(fight, Side.ATTACKER);
    DicePool defender = pool(fight, Side.DEFENDER);
    switch (option(fight, Side.ATTACKER, attacker, defender)) {
      case STRENGTHEN -> attacker = attacker.plusBlack();
      case WEAKEN -> defender = defender.minusBlack();
      case NOTHING -> {}
    }
    switch (option(fight, Side.DEFENDER, defender, attacker)) {
      case STRENGTHEN -> defender = defender.plusBlack();
      case WEAKEN -> attacker = attacker.minusBlack();
      case NOTHING -> {}
    }
    roll(fight, attacker, defender, Roll.MELEE);
  }

  private static DicePool pool(Fight fight, Side side) {
    return pool(
        fight.ground(), side, fight.force(side), fight.force(side.opponent()), fight.figures());
  }

  /** A side's dice once they are counted and traded. */
  static DicePool pool(Ground ground, Side side, Force own, Force enemy, CombatFigures figures) {
    int dice =
        side == Side.ATTACKER
            ? DicePools.attacker(ground, own, enemy, figures)
            : DicePools.defender(ground, own, figures);
    return DiceTrades.trade(dice, ground, side, own, enemy, figures);
  }

  private static Forfeit option(Fight fight, Side side, DicePool own, DicePool enemy) {
    return ReRollOption.isOpenTo(fight, side)
        ? ReRollOption.declare(
            fight, side, new ChooseForfeit(fight.force(side).chooser(), own, enemy, fight.isOpen()))
        : Forfeit.NOTHING;
  }

  /** Both roll, both may re-roll, both are hit at once. */
  static void roll(Fight fight, DicePool attackerDice, DicePool defenderDice, Roll purpose) {
    if (fight.table().isHeard()) {
      fight
          .table()
          .tell(
              new BattleTold.PoolsSet(
                  attackerDice.white(),
                  attackerDice.black(),
                  defenderDice.white(),
                  defenderDice.black()));
    }
    RolledPool attacker = RolledPool.roll(attackerDice, fight.table(), purpose);
    RolledPool defender = RolledPool.roll(defenderDice, fight.table(), purpose);
    ReRolls.use(fight, attacker, defender);
    fight.exchange(attacker.hits(fight.isOpen()), defender.hits(fight.isOpen()));
  }
}
