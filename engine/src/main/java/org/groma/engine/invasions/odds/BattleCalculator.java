package org.groma.engine.invasions.odds;

import org.groma.engine.invasions.combat.ArcheryDice;
import org.groma.engine.invasions.combat.BattleJudgement;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.Forfeit;
import org.groma.engine.invasions.combat.MeleePools;
import org.groma.engine.invasions.combat.ReRollOption;
import org.groma.engine.invasions.combat.Side;

/** Works out the odds of a land battle by the basic rules. */
public final class BattleCalculator {

  private BattleCalculator() {}

  public static BattleOdds odds(Engagement engagement, CombatFigures figures) {
    return fought(new LandBattle(engagement, figures)).odds();
  }

  private static LandBattle fought(LandBattle battle) {
    Spread shot = Archery.shoot(battle, BattleCalculator::volley);
    shot.forEach((attacker, defender, chance) ->
        battle.end(attacker, defender, melee(battle, attacker.force(), defender.force()), chance));
    return battle;
  }

  private static double[] volley(LandBattle battle, Force own, Force enemy, boolean ambushing) {
    return PoolHits.of(
        ArcheryDice.pool(own, enemy, ambushing, battle.isOpen(), battle.figures()),
        battle.isOpen());
  }

  /** Pools, trades, the option, then the dice. */
  private static JointHits melee(LandBattle battle, Force attacker, Force defender) {
    MeleePools pools = MeleePools.of(battle.ground(), attacker, defender, battle.figures());
    int attackerReRolls = attacker.command().reRolls();
    int defenderReRolls = defender.command().reRolls();
    if (ReRollOption.isOpenTo(attacker, attackerReRolls, battle.figures())) {
      Forfeit forfeit = forfeit(pools, Side.ATTACKER, battle.isOpen());
      pools = pools.after(Side.ATTACKER, forfeit);
      attackerReRolls -= forfeit == Forfeit.NOTHING ? 0 : 1;
    }
    if (ReRollOption.isOpenTo(defender, defenderReRolls, battle.figures())) {
      Forfeit forfeit = forfeit(pools, Side.DEFENDER, battle.isOpen());
      pools = pools.after(Side.DEFENDER, forfeit);
      defenderReRolls -= forfeit == Forfeit.NOTHING ? 0 : 1;
    }
    return new DiceExchange(
            pools.attacker(), pools.defender(), attackerReRolls, defenderReRolls, battle.isOpen())
        .hits();
  }

  private static Forfeit forfeit(MeleePools pools, Side side, boolean open) {
    return BattleJudgement.forfeit(pools.of(side), pools.of(side.opponent()), open);
  }
}
