package org.groma.engine.invasions.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.FOOT_ARCHER;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.odds.SetUps.ranks;

import org.assertj.core.data.Offset;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.ForceBuilder;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;

/** Advanced battles worked out by hand: a lone soldier hits once if 2D6 show 7 or more. */
class AdvancedCalculatorTest {

  private static final Offset<Double> EXACTLY = within(1e-12);
  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);
  private static final double HIT = 21 / 36.0;
  private static final double MISS = 15 / 36.0;

  private static BattleOdds odds(Ground ground, ForceBuilder attacker, ForceBuilder defender) {
    return AdvancedCalculator.odds(
        new Engagement(ground, attacker.build(), defender.build()), FIGURES);
  }

  @Test
  void oneAgainstOneFightsASecondRoundIfBothMissed() {
    BattleOdds odds = odds(CLEAR, ranks(1, INFANTRY), ranks(1, INFANTRY));
    double rounds = 1 + MISS * MISS;
    assertThat(odds.eliminated(0, 1)).isCloseTo(HIT * MISS * rounds, EXACTLY);
    assertThat(odds.eliminated(1, 0)).isCloseTo(HIT * MISS * rounds, EXACTLY);
    assertThat(odds.eliminated(1, 1)).isCloseTo(HIT * HIT * rounds, EXACTLY);
    assertThat(odds.eliminated(0, 0)).isCloseTo(Math.pow(MISS, 4), EXACTLY);
    assertThat(odds.of(ATTACKER).victory()).isCloseTo(HIT * MISS * rounds, EXACTLY);
    assertThat(odds.hits(ATTACKER, 1)).isCloseTo(HIT * rounds, EXACTLY);
    assertThat(odds.mostHits(ATTACKER)).isEqualTo(1);
  }

  /** A miss of his own is worth more to him than the enemy's hit. */
  @Test
  void aLeaderRepeatsHisMissBeforeTheEnemysHit() {
    BattleOdds odds = odds(CLEAR, ranks(1, INFANTRY).leader(1, false), ranks(1, INFANTRY));
    double second = MISS * MISS * MISS;
    double onlyDefenderHits = MISS * HIT * MISS + second * HIT * MISS;
    double bothHit = MISS * HIT * HIT + HIT * HIT * HIT + second * HIT * HIT;
    assertThat(odds.eliminated(1, 0)).isCloseTo(onlyDefenderHits, EXACTLY);
    assertThat(odds.eliminated(1, 1)).isCloseTo(bothHit, EXACTLY);
    assertThat(odds.eliminated(0, 0)).isCloseTo(second * MISS * MISS, EXACTLY);
    assertThat(odds.of(ATTACKER).victory()).isCloseTo(1 - onlyDefenderHits, EXACTLY);
    assertThat(odds.of(ATTACKER).leaderLost()).isCloseTo((onlyDefenderHits + bothHit) / 2, EXACTLY);
  }

  /**
   * Two archers add 2 to their roll, so that 7 or more hits on rough ground; in the melee two hit
   * with 6 or more.
   */
  @Test
  void archersFireBeforeTheMelee() {
    Ground rough = Ground.open(Terrain.FOREST);
    BattleOdds odds = odds(rough, ranks(2, FOOT_ARCHER), ranks(1, INFANTRY));
    double pairMisses = 10 / 36.0;
    double nothing = pairMisses * MISS;
    double onlyPairHits = (1 - pairMisses) * MISS;
    assertThat(odds.eliminated(0, 0)).isCloseTo(MISS * nothing * nothing, EXACTLY);
    assertThat(odds.eliminated(0, 1)).isCloseTo(HIT + MISS * onlyPairHits * (1 + nothing), EXACTLY);
  }
}
