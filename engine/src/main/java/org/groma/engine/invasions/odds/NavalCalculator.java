package org.groma.engine.invasions.odds;

import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.NavalBattle;
import org.groma.engine.invasions.combat.Victory;

/** Works out the odds of a battle at sea. */
public final class NavalCalculator {

  private NavalCalculator() {}

  public static BattleOdds odds(Engagement engagement, CombatFigures figures) {
    Standing attacker = new Camp(engagement.attacker()).start();
    Standing defender = new Camp(engagement.defender()).start();
    Reckoning reckoning = new Reckoning(engagement, figures);
    Histogram hitsByAttacker = new Histogram();
    Histogram hitsByDefender = new Histogram();
    new DiceExchange(
            NavalBattle.pool(attacker.force()),
            NavalBattle.pool(defender.force()),
            attacker.force().command().reRolls(),
            defender.force().command().reRolls(),
            figures.isOpen(engagement.ground().terrain()))
        .hits()
        .forEach((a, d, chance) -> {
          Standing attackerLeft = attacker.after(d);
          Standing defenderLeft = defender.after(a);
          hitsByAttacker.add(a, chance);
          hitsByDefender.add(d, chance);
          reckoning.add(
              attackerLeft,
              defenderLeft,
              NavalBattle.victory(attackerLeft.isDestroyed(), defenderLeft.isDestroyed(), a, d)
                  .map(Victory::winner),
              chance);
        });
    return reckoning.odds(hitsByAttacker, hitsByDefender);
  }
}
