package org.groma.engine.invasions.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Troops.ELITE_INFANTRY;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.FOOT_ARCHER;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.odds.SetUps.ranks;

import org.assertj.core.data.Offset;
import org.groma.engine.invasions.combat.Engagement;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.combat.ForceBuilder;
import org.groma.engine.invasions.combat.Ground;
import org.groma.engine.invasions.combat.Trait;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;

/**
 * Battles small enough to be worked out by hand. A white die hits once in three on rough ground; in
 * the open it shows no hit, one, two with chances of a half, a third, a sixth.
 */
class BattleCalculatorTest {

  private static final Offset<Double> EXACTLY = within(1e-12);
  private static final Ground ROUGH = Ground.open(Terrain.FOREST);
  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);

  private static BattleOdds odds(Ground ground, ForceBuilder attacker, ForceBuilder defender) {
    return BattleCalculator.odds(
        new Engagement(ground, attacker.build(), defender.build()), FIGURES);
  }

  /** The chances that nobody, only the defender, only the attacker and both lose one soldier. */
  private static void assertOneEach(
      BattleOdds odds, double nobody, double defender, double attacker, double both) {
    assertThat(odds.eliminated(0, 0)).isCloseTo(nobody, EXACTLY);
    assertThat(odds.eliminated(0, 1)).isCloseTo(defender, EXACTLY);
    assertThat(odds.eliminated(1, 0)).isCloseTo(attacker, EXACTLY);
    assertThat(odds.eliminated(1, 1)).isCloseTo(both, EXACTLY);
  }

  @Test
  void oneAgainstOneOnRoughGroundIsTwoIndependentDice() {
    BattleOdds odds = odds(ROUGH, ranks(1, INFANTRY), ranks(1, INFANTRY));
    assertOneEach(odds, 4 / 9.0, 2 / 9.0, 2 / 9.0, 1 / 9.0);
    assertThat(odds.of(ATTACKER).victory()).isCloseTo(2 / 9.0, EXACTLY);
    assertThat(odds.of(DEFENDER).victory()).isCloseTo(7 / 9.0, EXACTLY);
    assertThat(odds.of(ATTACKER).destruction()).isCloseTo(1 / 3.0, EXACTLY);
    assertThat(odds.of(ATTACKER).eliminated()).isCloseTo(1 / 3.0, EXACTLY);
    assertThat(odds.of(ATTACKER).lostForGood()).as("nobody recovers").isCloseTo(1 / 3.0, EXACTLY);
    assertThat(odds.of(ATTACKER).leaderLost()).isZero();
    assertThat(odds.of(DEFENDER).hordeHit()).isZero();
    assertThat(odds.draw()).isZero();
    assertThat(odds.hits(ATTACKER, 0)).isCloseTo(2 / 3.0, EXACTLY);
    assertThat(odds.hits(ATTACKER, 1)).isCloseTo(1 / 3.0, EXACTLY);
    assertThat(odds.mostHits(ATTACKER)).isEqualTo(1);
    assertThat(odds.mostEliminated(ATTACKER)).isEqualTo(1);
  }

  @Test
  void whatCannotHappenHasNoChance() {
    BattleOdds odds = odds(ROUGH, ranks(1, INFANTRY), ranks(2, INFANTRY));
    assertThat(odds.mostEliminated(DEFENDER)).isEqualTo(2);
    assertThat(odds.eliminated(0, 3)).isZero();
    assertThat(odds.eliminated(2, 0)).isZero();
    assertThat(odds.eliminated(-1, 0)).isZero();
    assertThat(odds.eliminated(0, -1)).isZero();
    assertThat(odds.hits(DEFENDER, 3)).isZero();
    assertThat(odds.hits(DEFENDER, -1)).isZero();
  }

  /** The leader spends his re-roll unless he hits alone: on the enemy's hit, or his own miss. */
  @Test
  void aLeaderReRollsTheEnemysHitBeforeHisOwnMiss() {
    BattleOdds odds = odds(ROUGH, ranks(1, INFANTRY).leader(1, false), ranks(1, INFANTRY));
    assertOneEach(odds, 12 / 27.0, 12 / 27.0, 2 / 27.0, 1 / 27.0);
    assertThat(odds.of(ATTACKER).victory()).as("the better leader").isCloseTo(25 / 27.0, EXACTLY);
    assertThat(odds.of(ATTACKER).leaderLost()).isCloseTo(3 / 27.0 / 2, EXACTLY);
  }

  /**
   * By the first throw, misses (0) and hits (1) of attacker and defender: from 00 the attacker
   * re-rolls his own, then the defender the hit or his own miss; from 10 the attacker passes, and
   * re-rolls only if the defender has undone his hit; 01 and 11 likewise.
   */
  @Test
  void leadersReRollInTurnsUntilBothPass() {
    BattleOdds odds =
        odds(ROUGH, ranks(1, INFANTRY).leader(1, false), ranks(1, INFANTRY).leader(1, false));
    assertOneEach(odds, 44 / 81.0, 16 / 81.0, 20 / 81.0, 1 / 81.0);
    assertThat(odds.of(ATTACKER).victory()).isCloseTo(16 / 81.0, EXACTLY);
  }

  @Test
  void aGoodLeaderGivesUpAReRollForABlackDieWhenFewAreRolled() {
    BattleOdds odds = odds(CLEAR, ranks(1, INFANTRY).leader(2, false), ranks(1, INFANTRY));
    assertThat(odds.mostHits(ATTACKER)).isEqualTo(4);
    BattleOdds worse = odds(CLEAR, ranks(1, INFANTRY).leader(1, false), ranks(1, INFANTRY));
    assertThat(worse.mostHits(ATTACKER)).isEqualTo(2);
  }

  @Test
  void archersShootFirstAndMayEndTheBattle() {
    BattleOdds odds = odds(ROUGH, ranks(2, FOOT_ARCHER), ranks(1, INFANTRY));
    double melee = 2 / 3.0;
    double hit = 5 / 9.0;
    assertOneEach(
        odds,
        melee * (1 - hit) * 2 / 3,
        1 / 3.0 + melee * hit * 2 / 3,
        melee * (1 - hit) / 3,
        melee * hit / 3);
    assertThat(odds.of(DEFENDER).destruction()).isCloseTo(1 / 3.0 + melee * hit, EXACTLY);
    assertThat(odds.hits(DEFENDER, 0)).isCloseTo(1 / 3.0 + melee * 2 / 3, EXACTLY);
    assertThat(odds.hits(ATTACKER, 1)).isCloseTo(1 / 3.0 + melee * 4 / 9, EXACTLY);
  }

  @Test
  void anEliteFallsOnlyToTwoHits() {
    BattleOdds odds = odds(CLEAR, ranks(1, INFANTRY), ranks(1, ELITE_INFANTRY));
    assertThat(odds.of(DEFENDER).destruction()).isCloseTo(1 / 6.0, EXACTLY);
    assertThat(odds.of(ATTACKER).destruction()).isCloseTo(1 / 2.0, EXACTLY);
  }

  @Test
  void aLoneHordeIsDestroyedByAnyHitAndLosesNothing() {
    BattleOdds odds = odds(CLEAR, ranks(1, INFANTRY), Force.of().hordes(1));
    assertThat(odds.of(DEFENDER).hordeHit()).isCloseTo(1 / 2.0, EXACTLY);
    assertThat(odds.of(DEFENDER).destruction()).isCloseTo(1 / 2.0, EXACTLY);
    assertThat(odds.of(DEFENDER).eliminated()).isZero();
    assertThat(odds.mostEliminated(DEFENDER)).isZero();
    assertThat(odds.of(ATTACKER).victory()).as("only unscathed").isCloseTo(1 / 4.0, EXACTLY);
  }

  @Test
  void aLimesIsEliminatedButIsNoUnit() {
    BattleOdds odds = odds(CLEAR, ranks(1, INFANTRY), Force.of().limes());
    assertThat(odds.mostEliminated(DEFENDER)).isEqualTo(1);
    assertThat(odds.of(DEFENDER).eliminated()).isCloseTo(1 / 2.0, EXACTLY);
    assertThat(odds.of(DEFENDER).lostForGood()).isZero();
  }

  @Test
  void aMarshLeavesOneDieAtLeast() {
    Ground marsh = Ground.open(Terrain.MARSH);
    BattleOdds one = odds(marsh, ranks(1, INFANTRY), ranks(1, INFANTRY));
    BattleOdds two = odds(marsh, ranks(2, INFANTRY), ranks(1, INFANTRY));
    assertThat(one.hits(ATTACKER, 1)).isCloseTo(1 / 3.0, EXACTLY);
    assertThat(two.hits(ATTACKER, 1)).isCloseTo(1 / 3.0, EXACTLY);
    assertThat(two.mostHits(ATTACKER)).isEqualTo(1);
  }

  @Test
  void allDiceAreBlankOnceInTwoToTheirNumber() {
    BattleOdds odds = odds(CLEAR, ranks(6, INFANTRY), ranks(5, INFANTRY));
    assertThat(odds.hits(ATTACKER, 0)).isCloseTo(Math.pow(0.5, 6), EXACTLY);
    assertThat(odds.hits(DEFENDER, 0)).isCloseTo(Math.pow(0.5, 5), EXACTLY);
    assertThat(odds.hits(ATTACKER, 12)).isCloseTo(Math.pow(6, -6), EXACTLY);
  }

  @Test
  void equalsFareAlikeButForTheVictory() {
    BattleOdds odds = odds(CLEAR, ranks(4, FOOT_ARCHER), ranks(4, FOOT_ARCHER));
    double even = 0;
    double fewer = 0;
    for (int a = 0; a <= 4; a++) {
      even += odds.eliminated(a, a);
      for (int d = 0; d <= 4; d++) {
        assertThat(odds.eliminated(a, d)).isCloseTo(odds.eliminated(d, a), EXACTLY);
        fewer += a < d ? odds.eliminated(a, d) : 0;
      }
    }
    assertThat(odds.of(ATTACKER).victory()).isCloseTo(fewer, EXACTLY);
    assertThat(odds.of(DEFENDER).victory()).isCloseTo(fewer + even, EXACTLY);
  }

  @Test
  void twoRecoverBetweenArmiesAndOneWhenTwoFought() {
    BattleOdds armies = odds(ROUGH, ranks(3, INFANTRY), ranks(3, INFANTRY));
    assertThat(armies.of(DEFENDER).lostForGood()).isCloseTo(1 / 27.0, EXACTLY);
    BattleOdds pairs = odds(ROUGH, ranks(2, INFANTRY), ranks(3, INFANTRY));
    assertThat(pairs.of(DEFENDER).lostForGood()).isCloseTo(1 / 9.0, EXACTLY);
    assertThat(pairs.of(DEFENDER).eliminated()).isCloseTo(2 / 3.0, EXACTLY);
  }

  @Test
  void anEmpireInDeclineMurdersThreeVictorsOfTen() {
    BattleOdds odds =
        odds(
            ROUGH,
            ranks(1, INFANTRY).leader(0, false).inDecline(),
            ranks(1, INFANTRY).leader(0, false).inDecline());
    assertThat(odds.of(ATTACKER).leaderLost()).isCloseTo(1 / 3.0 / 2 + 2 / 9.0 * 0.3, EXACTLY);
    double bothFall = 1 / 9.0 * (0.5 + 0.5 * 0.3);
    assertThat(odds.of(DEFENDER).leaderLost())
        .isCloseTo(bothFall + 2 / 9.0 * 0.5 + 6 / 9.0 * 0.3, EXACTLY);
  }

  @Test
  void anAmbushIsHalfTheTimeAnAutomaticOneAndHalfTheTimeNone() {
    Ground pass = Ground.open(Terrain.MOUNTAIN).afterInterception();
    ForceBuilder ambushers = ranks(5, FOOT_ARCHER);
    BattleOdds tried = odds(pass, ranks(4, FOOT_ARCHER), ambushers);
    BattleOdds always = odds(pass, ranks(4, FOOT_ARCHER | Trait.CROSSED_RIDGE), ambushers);
    BattleOdds never = odds(pass, ranks(4, FOOT_ARCHER).leader(0, true), ambushers);
    assertThat(always.of(ATTACKER).victory()).isLessThan(never.of(ATTACKER).victory());
    assertThat(tried.of(ATTACKER).victory())
        .isCloseTo((always.of(ATTACKER).victory() + never.of(ATTACKER).victory()) / 2, EXACTLY);
    for (int a = 0; a <= 4; a++) {
      for (int d = 0; d <= 5; d++) {
        assertThat(tried.eliminated(a, d))
            .isCloseTo((always.eliminated(a, d) + never.eliminated(a, d)) / 2, EXACTLY);
      }
    }
  }

  @Test
  void moreSoldiersOfAKindNeverDestroyLess() {
    double before = 0;
    for (int attackers = 2; attackers <= 9; attackers++) {
      BattleOdds odds = odds(CLEAR, ranks(attackers, INFANTRY), ranks(3, INFANTRY));
      assertThat(odds.of(DEFENDER).destruction()).isGreaterThan(before);
      before = odds.of(DEFENDER).destruction();
    }
  }

  @Test
  void theForcesOfTheEngagementStayAsTheyWere() {
    Engagement engagement = SetUps.NISIBIS_WITH_ELITES_ARCHERS_AND_WALLS.engagement();
    Engagement copy = engagement.copy();
    BattleCalculator.odds(engagement, FIGURES);
    AdvancedCalculator.odds(engagement, FIGURES);
    assertThat(engagement).isEqualTo(copy);
  }
}
