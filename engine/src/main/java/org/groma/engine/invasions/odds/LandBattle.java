package org.groma.engine.invasions.odds;

import java.util.Optional;
import org.groma.engine.invasions.combat.CombatFigures;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.combat.Victory;

/** A land battle that is being worked out: both camps, and the pairs at which it ended. */
final class LandBattle {

  private final Engagement engagement;
  private final CombatFigures figures;
  private final boolean open;
  private final Camp attackers;
  private final Camp defenders;
  private final Spread ends;
  private final Histogram hitsByAttacker = new Histogram();
  private final Histogram hitsByDefender = new Histogram();

  /** A battle before its first shot. */
  LandBattle(Engagement engagement, CombatFigures figures) {
    this.engagement = engagement;
    this.figures = figures;
    this.open = figures.isOpen(engagement.ground().terrain());
    this.attackers = new Camp(engagement.attacker());
    this.defenders = new Camp(engagement.defender());
    this.ends = spread();
  }

  Ground ground() {
    return engagement.ground();
  }

  CombatFigures figures() {
    return figures;
  }

  /** Whether the terrain lets red swords count. */
  boolean isOpen() {
    return open;
  }

  Standing start(Side side) {
    return (side == Side.ATTACKER ? attackers : defenders).start();
  }

  /** A spread over standings of this battle, empty yet. */
  Spread spread() {
    return new Spread(attackers, defenders);
  }

  /** Lets both sides take hits; whoever can still fight is added to the next spread. */
  void exchange(
      Standing attacker,
      Standing defender,
      int byAttacker,
      int byDefender,
      double chance,
      Spread next) {
    if (attacker.after(byDefender).isDestroyed() || defender.after(byAttacker).isDestroyed()) {
      end(attacker, defender, byAttacker, byDefender, chance);
    } else {
      next.add(attacker.after(byDefender), defender.after(byAttacker), chance);
    }
  }

  /** Lets both sides take their last hits. */
  void end(Standing attacker, Standing defender, int byAttacker, int byDefender, double chance) {
    hitsByAttacker.add(defender.hitsTaken() + byAttacker, chance);
    hitsByDefender.add(attacker.hitsTaken() + byDefender, chance);
    ends.add(attacker.after(byDefender), defender.after(byAttacker), chance);
  }

  /**
   * Lets both sides take their last hits, each number of them with its chance. Chances are added
   * one by one in a fixed order: sums of sums would differ in the last digit, and players by it.
   */
  void end(Standing attacker, Standing defender, JointHits hits, double chance) {
    int most = hits.mostByDefender();
    for (int a = 0; a <= hits.mostByAttacker(); a++) {
      for (int d = 0; d <= most; d++) {
        double each = hits.chance(a, d);
        if (each > 0) {
          end(attacker, defender, a, d, chance * each);
        }
      }
    }
  }

  BattleOdds odds() {
    Reckoning reckoning = new Reckoning(engagement, figures);
    ends.forEach((attacker, defender, chance) ->
        reckoning.add(attacker, defender, Optional.of(winner(attacker, defender)), chance));
    return reckoning.odds(hitsByAttacker, hitsByDefender);
  }

  private Side winner(Standing attacker, Standing defender) {
    return Victory.of(
            ground(),
            attacker.force(),
            defender.force(),
            attacker.isDestroyed(),
            defender.isDestroyed())
        .winner();
  }
}
