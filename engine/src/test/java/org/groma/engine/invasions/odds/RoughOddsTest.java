package org.groma.engine.invasions.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Troops.CLIBANARII;
import static org.groma.engine.invasions.combat.Troops.ELITE_INFANTRY;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.FOOT_ARCHER;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.HORSE_ARCHER;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.LEGION;
import static org.groma.engine.invasions.combat.Troops.WARRIOR;
import static org.groma.engine.invasions.odds.SetUps.ranks;

import org.assertj.core.data.Offset;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.ForceBuilder;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;

class RoughOddsTest {

  private static final Offset<Double> EXACTLY = within(1e-12);
  private static final Ground ROUGH = Ground.open(Terrain.FOREST);
  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);
  private static final int[] SORTS = {
    INFANTRY, ELITE_INFANTRY, FOOT_ARCHER, HORSE, HORSE_ARCHER, LEGION, WARRIOR, CLIBANARII
  };

  private static Engagement engagement(
      Ground ground, ForceBuilder attacker, ForceBuilder defender) {
    return new Engagement(ground, attacker.build(), defender.build());
  }

  @Test
  void withoutArchersAndElitesTheyAreExact() {
    for (int attackers = 1; attackers <= 6; attackers++) {
      for (int defenders = 1; defenders <= 6; defenders++) {
        Engagement engagement =
            engagement(ROUGH, ranks(attackers, INFANTRY), ranks(defenders, INFANTRY));
        assertThat(RoughOdds.victory(engagement, FIGURES))
            .as("%d against %d", attackers, defenders)
            .isCloseTo(BattleCalculator.odds(engagement, FIGURES).of(ATTACKER).victory(), EXACTLY);
      }
    }
  }

  @Test
  void theyAreNeverFarOffAndOnAverageClose() {
    double squares = 0;
    int battles = 0;
    for (Ground ground : new Ground[] {ROUGH, CLEAR}) {
      for (int ours : SORTS) {
        for (int theirs : SORTS) {
          for (int attackers = 2; attackers <= 6; attackers += 2) {
            for (int defenders = 2; defenders <= 6; defenders += 2) {
              Engagement engagement =
                  engagement(ground, ranks(attackers, ours), ranks(defenders, theirs));
              double exact = BattleCalculator.odds(engagement, FIGURES).of(ATTACKER).victory();
              double rough = RoughOdds.victory(engagement, FIGURES);
              assertThat(rough)
                  .as("%s: %d × %x against %d × %x", ground, attackers, ours, defenders, theirs)
                  .isCloseTo(exact, within(0.3));
              squares += (rough - exact) * (rough - exact);
              battles++;
            }
          }
        }
      }
    }
    assertThat(Math.sqrt(squares / battles)).isLessThan(0.1);
  }

  @Test
  void oneMoreSoldierNeverHarmsTheAttacker() {
    for (int defenders = 1; defenders <= 8; defenders++) {
      double last = 0;
      for (int attackers = 1; attackers <= 12; attackers++) {
        double chance =
            RoughOdds.victory(
                engagement(CLEAR, ranks(attackers, LEGION), ranks(defenders, WARRIOR)), FIGURES);
        assertThat(chance).isBetween(last - 1e-9, 1.0);
        last = chance;
      }
    }
  }
}
