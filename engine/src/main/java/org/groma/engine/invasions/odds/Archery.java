package org.groma.engine.invasions.odds;

import org.groma.engine.invasions.combat.Ambush;
import org.groma.engine.invasions.combat.BattleJudgement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.Side;

/** The archery round, with or without an ambush. */
final class Archery {

  /** How the shooters of a combat system hit: the chance of each number of hits from 0 up. */
  @FunctionalInterface
  interface Volley {
    double[] hits(LandBattle battle, Force own, Force enemy, boolean ambushing);
  }

  /** The chance that a D2 check passes. */
  private static final double CHECK_PASSES = 0.5;

  private static final double[] NO_HITS = {1};

  private Archery() {}

  /** The spread over those who can fight on. */
  static Spread shoot(LandBattle battle, Volley volley) {
    Spread next = battle.spread();
    Side ambusher = Ambush.ambusher(battle.ground(), battle.figures());
    double ambush = chanceOfAmbush(battle, battle.start(ambusher.opponent()).force());
    if (ambush > 0) {
      ambush(battle, ambusher, volley, ambush, next);
    }
    if (ambush < 1) {
      shootAtOnce(battle, volley, 1 - ambush, next);
    }
    return next;
  }

  private static double chanceOfAmbush(LandBattle battle, Force ambushed) {
    if (!BattleJudgement.AMBUSHES || !Ambush.isPossible(battle.ground(), ambushed)) {
      return 0;
    }
    return Ambush.isAutomatic(battle.ground(), ambushed) ? 1 : CHECK_PASSES;
  }

  private static void shootAtOnce(LandBattle battle, Volley volley, double chance, Spread next) {
    Standing attacker = battle.start(Side.ATTACKER);
    Standing defender = battle.start(Side.DEFENDER);
    double[] byAttacker = volley.hits(battle, attacker.force(), defender.force(), false);
    double[] byDefender = volley.hits(battle, defender.force(), attacker.force(), false);
    JointHits.independent(byAttacker, byDefender)
        .forEach((a, d, p) -> battle.exchange(attacker, defender, a, d, chance * p, next));
  }

  /** Only those who survive the ambush shoot back. */
  private static void ambush(
      LandBattle battle, Side ambusher, Volley volley, double chance, Spread next) {
    Standing attacker = battle.start(Side.ATTACKER);
    Standing defender = battle.start(Side.DEFENDER);
    Standing ambushing = battle.start(ambusher);
    Standing ambushed = battle.start(ambusher.opponent());
    double[] shots = volley.hits(battle, ambushing.force(), ambushed.force(), true);
    for (int hits = 0; hits < shots.length; hits++) {
      Standing left = ambushed.after(hits);
      double[] back =
          left.isDestroyed()
              ? NO_HITS
              : volley.hits(battle, left.force(), ambushing.force(), false);
      for (int hitsBack = 0; hitsBack < back.length; hitsBack++) {
        boolean attackers = ambusher == Side.ATTACKER;
        battle.exchange(
            attacker,
            defender,
            attackers ? hits : hitsBack,
            attackers ? hitsBack : hits,
            chance * shots[hits] * back[hitsBack],
            next);
      }
    }
  }
}
