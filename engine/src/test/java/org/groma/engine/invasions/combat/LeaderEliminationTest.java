package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.many;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.BOTH_SWORDS;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeaderEliminationTest {

  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);

  private final Field field = Field.scripted();

  private static Force led() {
    return Force.of(INFANTRY).leader(0, false).build();
  }

  @ParameterizedTest
  @CsvSource({"2, false", "3, true", "10, false"})
  void theLeaderOfADestroyedStackSurvivesAnEvenDie_XX_J(int die, boolean lost) {
    field.dice.white(WHITE_SWORD).white(BLANK).d10(die);
    BattleResult result = field.fight(Battle::fight, CLEAR, led(), led());
    assertThat(result.fate(DEFENDER)).isEqualTo(new BattleResult.Fate(1, 1, true, lost, false));
    assertThat(result.fate(ATTACKER).leaderLost()).isFalse();
    assertThat(field.told.contains(new BattleTold.LeaderLost(false, false))).isEqualTo(lost);
  }

  @Test
  void bothLeadersAreCheckedWhenBothStacksAreDestroyed_XX_J() {
    field.dice.white(WHITE_SWORD).white(WHITE_SWORD).d10(1).d10(2);
    BattleResult result = field.fight(Battle::fight, CLEAR, led(), led());
    assertThat(result.attackerFate().leaderLost()).isTrue();
    assertThat(result.defenderFate().leaderLost()).isFalse();
  }

  @Test
  void nobodyIsCheckedWithoutALeaderOrWhileSomebodyIsLeft_XX_J() {
    field.dice.white(WHITE_SWORD).white(BLANK);
    field.fight(Battle::fight, CLEAR, many(1, INFANTRY), many(1, INFANTRY));
    Field second = Field.scripted();
    second.dice.white(WHITE_SWORD).white(BLANK, BLANK);
    Force two = Force.of(INFANTRY, INFANTRY).leader(0, false).build();
    BattleResult result = second.fight(Battle::fight, CLEAR, many(1, INFANTRY), two);
    assertThat(result.defenderFate().destroyed()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"7, false", "8, true", "10, true"})
  void aVictorOfAnEmpireInDeclineIsMurderedOnEightOrMore_E77(int die, boolean murdered) {
    Force victor = Force.of(INFANTRY).leader(0, false).inDecline().build();
    field.dice.white(WHITE_SWORD).white(BLANK).d10(die);
    BattleResult result = field.fight(Battle::fight, CLEAR, victor, many(1, INFANTRY));
    assertThat(result.attackerFate().leaderLost()).isEqualTo(murdered);
    assertThat(field.told.contains(new BattleTold.LeaderLost(true, true))).isEqualTo(murdered);
  }

  @Test
  void losersAndTheLeaderlessAreNotMurdered_XX_J() {
    Force decliningDefender = Force.of(INFANTRY, INFANTRY).leader(0, false).inDecline().build();
    field.dice.white(WHITE_SWORD).white(BLANK, BLANK);
    BattleResult lost = field.fight(Battle::fight, CLEAR, many(1, INFANTRY), decliningDefender);
    assertThat(lost.winner()).contains(ATTACKER);
    Field second = Field.scripted();
    second.dice.white(BLANK).white(BLANK);
    Force leaderless = Force.of(INFANTRY).inDecline().build();
    BattleResult won = second.fight(Battle::fight, CLEAR, many(1, INFANTRY), leaderless);
    assertThat(won.winner()).contains(DEFENDER);
    assertThat(won.defenderFate().leaderLost()).isFalse();
  }

  @Test
  void aVictorWhoFellWithHisStackIsNotMurderedAsWell_XX_J() {
    Force victor = Force.of(INFANTRY).leader(0, false).inDecline().build();
    field.dice.white(WHITE_SWORD).white(WHITE_SWORD).d10(1);
    BattleResult result = field.fight(Battle::fight, CLEAR, many(1, INFANTRY), victor);
    assertThat(result.winner()).contains(DEFENDER);
    assertThat(result.defenderFate().leaderLost()).isTrue();
  }

  @Test
  void aLeaderIsNotCheckedWhenOnlyAHordeWasHit_C23() {
    Force horde = Force.of().hordes(1).leader(1, false).build();
    field.dice.white(BOTH_SWORDS, BLANK).white(BLANK);
    field.pass();
    BattleResult result = field.fight(Battle::fight, CLEAR, many(2, INFANTRY), horde);
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(0, 0, true, false, true));
  }
}
