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
    MeleePools pools =
        MeleePools.of(
            fight.ground(),
            fight.force(Side.ATTACKER),
            fight.force(Side.DEFENDER),
            fight.figures());
    for (Side side : Side.BOTH) {
      pools = pools.after(side, option(fight, side, pools));
    }
    roll(fight, pools.attacker(), pools.defender(), Roll.MELEE);
  }

  private static Forfeit option(Fight fight, Side side, MeleePools pools) {
    return ReRollOption.isOpenTo(fight, side)
        ? ReRollOption.declare(
            fight,
            side,
            new ChooseForfeit(
                fight.force(side).chooser(),
                pools.of(side),
                pools.of(side.opponent()),
                fight.isOpen()))
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
