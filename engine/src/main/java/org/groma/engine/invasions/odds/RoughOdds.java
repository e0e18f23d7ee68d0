package org.groma.engine.invasions.odds;

import org.groma.engine.invasions.combat.ArcheryDice;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.DicePool;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.MeleePools;
import org.groma.engine.kernel.Die;

/**
 * The attacker's chance of victory in a basic land battle, roughly: both rounds are rolled as one.
 * The dice are those of the rules; a side has as many fewer in the melee as the enemy's archers hit
 * on average, elites take a hit each before anybody falls, and nobody rolls again or lies in
 * ambush. For the battles that players think about it is 0.05 off what {@link BattleCalculator}
 * says (root of the mean square), and so quick that nothing need be remembered.
 */
public final class RoughOdds {

  private RoughOdds() {}

  public static double victory(Engagement engagement, CombatFigures figures) {
    Force attacker = engagement.attacker();
    Force defender = engagement.defender();
    boolean open = figures.isOpen(engagement.ground().terrain());
    DicePool shots = ArcheryDice.pool(attacker, defender, false, open, figures);
    DicePool shotsBack = ArcheryDice.pool(defender, attacker, false, open, figures);
    MeleePools melee = MeleePools.of(engagement.ground(), attacker, defender, figures);
    double[] byAttacker = hits(shots, melee.attacker(), shotsBack, open);
    double[] byDefender = hits(shotsBack, melee.defender(), shots, open);
    return victory(attacker, defender, byAttacker, byDefender);
  }

  /** The chance of each number of hits in both rounds together. */
  private static double[] hits(DicePool shots, DicePool melee, DicePool enemyShots, boolean open) {
    int shot =
        (int)
            Math.round(
                enemyShots.white() * PoolHits.mean(Die.WHITE, open)
                    + enemyShots.black() * PoolHits.mean(Die.BLACK, open));
    int white = shots.white() + melee.white() - shot;
    int black = shots.black() + melee.black() + Math.min(0, white);
    return PoolHits.of(new DicePool(Math.max(0, white), Math.max(0, black)), open);
  }

  /**
   * The attacker wins who loses fewer soldiers, or is not destroyed when the defender is; what is
   * even goes to the defender. The more hits it scores, the more it may take.
   */
  private static double victory(
      Force attacker, Force defender, double[] byAttacker, double[] byDefender) {
    int soldiers = attacker.strength();
    int elites = attacker.endurance() - soldiers;
    int enemies = defender.strength();
    int enemyElites = defender.endurance() - enemies;
    double chance = 0;
    double bearable = 0;
    int next = 0;
    for (int hits = 0; hits < byAttacker.length; hits++) {
      int fallen = hits - enemyElites;
      if (fallen > 0) {
        int lessThan = fallen >= enemies ? soldiers : Math.min(fallen, soldiers);
        int most = fallen >= enemies && soldiers < enemies ? byDefender.length : lessThan + elites;
        while (next < Math.min(most, byDefender.length)) {
          bearable += byDefender[next++];
        }
        chance += byAttacker[hits] * bearable;
      }
    }
    return chance;
  }
}
