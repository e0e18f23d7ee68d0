package org.groma.engine.invasions.odds;

import java.util.HashMap;
import java.util.Map;
import org.groma.engine.invasions.combat.AdvancedRoll;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.FiringRoll;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.Side;

/**
 * Works out the odds of a land battle by the advanced rules. Judgement neither gives up a re-roll
 * for a modifier nor gives way between the rounds.
 */
public final class AdvancedCalculator {

  private static final double[] NO_HITS = {1};

  private final LandBattle battle;
  private final int attackerReRolls;
  private final int defenderReRolls;

  /** Different pairs of standings often make the same rolls. */
  private final Map<RollExchange, JointHits[]> known = new HashMap<>();

  private AdvancedCalculator(Engagement engagement, CombatFigures figures) {
    this.battle = new LandBattle(engagement, figures);
    this.attackerReRolls = engagement.attacker().command().reRolls();
    this.defenderReRolls = engagement.defender().command().reRolls();
  }

  public static BattleOdds odds(Engagement engagement, CombatFigures figures) {
    return new AdvancedCalculator(engagement, figures).odds();
  }

  private BattleOdds odds() {
    Spread shot = Archery.shoot(battle, AdvancedCalculator::volley);
    Spread[] left = firstRound(shot);
    for (int a = 0; a <= attackerReRolls; a++) {
      for (int d = 0; d <= defenderReRolls; d++) {
        secondRound(left[Exchange.left(a, d, defenderReRolls)], a, d);
      }
    }
    return battle.odds();
  }

  private static double[] volley(LandBattle battle, Force own, Force enemy, boolean ambushing) {
    if (!FiringRoll.canFire(own, ambushing)) {
      return NO_HITS;
    }
    int halves = FiringRoll.halves(own, enemy, ambushing, battle.isOpen(), battle.figures());
    return TwoDice.through(
        roll -> FiringRoll.hits(roll, halves, battle.isOpen(), battle.figures()));
  }

  /** What the first melee round makes of a spread, by the re-rolls left for the second. */
  private Spread[] firstRound(Spread shot) {
    Spread[] next = new Spread[(attackerReRolls + 1) * (defenderReRolls + 1)];
    for (int left = 0; left < next.length; left++) {
      next[left] = battle.spread();
    }
    shot.forEach((attacker, defender, chance) -> {
      JointHits[] hits = melee(attacker, defender, true, attackerReRolls, defenderReRolls);
      for (int left = 0; left < hits.length; left++) {
        Spread then = next[left];
        if (hits[left] != null) {
          hits[left].forEach(
              (a, d, p) -> battle.exchange(attacker, defender, a, d, chance * p, then));
        }
      }
    });
    return next;
  }

  private void secondRound(Spread spread, int attackerLeft, int defenderLeft) {
    spread.forEach((attacker, defender, chance) -> {
      for (JointHits hits : melee(attacker, defender, false, attackerLeft, defenderLeft)) {
        if (hits != null) {
          hits.forEach((a, d, p) -> battle.end(attacker, defender, a, d, chance * p));
        }
      }
    });
  }

  private JointHits[] melee(
      Standing attacker, Standing defender, boolean first, int attackerLeft, int defenderLeft) {
    return known.computeIfAbsent(
        new RollExchange(
            roll(Side.ATTACKER, attacker, defender, first),
            roll(Side.DEFENDER, defender, attacker, first),
            attackerLeft,
            defenderLeft),
        exchange -> exchange.hits(battle.figures().advanced(), battle.isOpen()));
  }

  private AdvancedRoll roll(Side side, Standing own, Standing enemy, boolean first) {
    return AdvancedRoll.before(
        battle.ground(), side, own.force(), enemy.force(), first, battle.figures());
  }
}
