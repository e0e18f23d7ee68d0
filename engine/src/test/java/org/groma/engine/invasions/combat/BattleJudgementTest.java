package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Trait.FOREIGN;
import static org.groma.engine.invasions.combat.Troops.CLIBANARII;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.GUARDS;
import static org.groma.engine.invasions.combat.Troops.HEAVY_HORSE;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.HORSE_ARCHER;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.LEGION;
import static org.groma.engine.invasions.combat.Troops.many;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.BOTH_SWORDS;
import static org.groma.engine.kernel.BattleFace.RED_SWORD;
import static org.groma.engine.kernel.BattleFace.TWO_WHITE_SWORDS;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.kernel.BattleFace;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BattleJudgementTest {

  private static RolledPool white(BattleFace... faces) {
    return RolledPool.of(List.of(faces), List.of());
  }

  private static RolledPool black(BattleFace... faces) {
    return RolledPool.of(List.of(), List.of(faces));
  }

  private static Optional<ReRoll> reRoll(RolledPool own, RolledPool enemy, boolean open) {
    return BattleJudgement.reRoll(DEFENDER, own, enemy, open);
  }

  @ParameterizedTest
  @CsvSource({
    "WHITE, 0, true, 4", "WHITE, 1, true, -2", "WHITE, 2, true, -8", "BLACK, 0, true, 6",
    "BLACK, 1, true, 0", "BLACK, 2, true, -6", "WHITE, 0, false, 2", "WHITE, 1, false, -4",
    "BLACK, 0, false, 4", "BLACK, 1, false, -2", "BLACK, 2, false, -8"
  })
  void aReRollGainsWhatTheDieShowsOnAverageLessWhatItShowsNow(
      Die colour, int shown, boolean open, int sixths) {
    assertThat(BattleJudgement.gain(true, colour, shown, open)).isEqualTo(sixths);
    assertThat(BattleJudgement.gain(false, colour, shown, open)).isEqualTo(-sixths);
  }

  @Test
  void theDieThatGainsMostIsRolledAgain() {
    assertThat(reRoll(white(BLANK, BLANK), white(WHITE_SWORD, BOTH_SWORDS), true))
        .contains(new ReRoll(ATTACKER, 1));
    assertThat(reRoll(white(WHITE_SWORD, BLANK), white(WHITE_SWORD), true))
        .contains(new ReRoll(DEFENDER, 1));
    assertThat(reRoll(RolledPool.of(List.of(BLANK), List.of(BLANK)), white(WHITE_SWORD), true))
        .contains(new ReRoll(DEFENDER, 1));
  }

  @Test
  void ofEqualsAnOwnDieIsTakenThenTheFirst() {
    assertThat(reRoll(black(WHITE_SWORD, BLANK, BLANK), black(TWO_WHITE_SWORDS), true))
        .contains(new ReRoll(DEFENDER, 1));
    assertThat(reRoll(white(WHITE_SWORD), white(BLANK, WHITE_SWORD, WHITE_SWORD), true))
        .contains(new ReRoll(ATTACKER, 1));
  }

  @Test
  void redSwordsChangeWhatIsWorthRolling() {
    assertThat(reRoll(white(RED_SWORD), white(BLANK), true)).isEmpty();
    assertThat(reRoll(white(RED_SWORD), white(BLANK), false)).contains(new ReRoll(DEFENDER, 0));
  }

  @Test
  void nothingIsRolledAgainWithoutAGain() {
    assertThat(reRoll(black(WHITE_SWORD), black(WHITE_SWORD), true)).isEmpty();
    assertThat(reRoll(white(), white(), true)).isEmpty();
  }

  @Test
  void aBlackDieIsAddedOnlyWhenFewDiceAreRolled() {
    DicePool one = new DicePool(1, 0);
    DicePool many = new DicePool(6, 1);
    // one die each in the open: 8 x 1/6, else 4 x 1/2, else 2 x 2/5
    assertThat(ReRollWorth.of(one, one, true))
        .isCloseTo(8 / 6.0 + 5 / 6.0 * (4 / 2.0 + (2 * 2) / 5.0 / 2), within(1e-12));
    assertThat(BattleJudgement.forfeit(one, one, true)).isEqualTo(Forfeit.STRENGTHEN);
    assertThat(BattleJudgement.forfeit(many, many, true)).isEqualTo(Forfeit.NOTHING);
    assertThat(BattleJudgement.forfeit(one, one, false)).isEqualTo(Forfeit.STRENGTHEN);
    assertThat(BattleJudgement.forfeit(many, many, false)).isEqualTo(Forfeit.NOTHING);
  }

  @Test
  void theWorthOfAReRollCountsBlackDiceOfBothSides() {
    DicePool none = new DicePool(0, 0);
    assertThat(ReRollWorth.of(none, none, true)).isZero();
    assertThat(ReRollWorth.of(new DicePool(0, 1), none, true)).isCloseTo(2, within(1e-12));
    assertThat(ReRollWorth.of(none, new DicePool(0, 1), true)).isCloseTo(2, within(1e-12));
    assertThat(ReRollWorth.of(none, new DicePool(0, 1), false))
        .isCloseTo((8 + 2 * 2) / 6.0, within(1e-12));
    assertThat(ReRollWorth.of(new DicePool(2, 0), none, true)).isCloseTo(3, within(1e-12));
  }

  @Test
  void inAdvancedCombatTheWorseRollForItsSideIsRepeated() {
    AdvancedFigures figures = FIGURES.advanced();
    AdvancedRoll low = new AdvancedRoll(7, 0, 2);
    AdvancedRoll fair = new AdvancedRoll(7, 0, 7);
    AdvancedRoll high = new AdvancedRoll(7, 0, 12);
    assertThat(BattleJudgement.rollAgain(ATTACKER, low, fair, figures, true)).contains(ATTACKER);
    assertThat(BattleJudgement.rollAgain(DEFENDER, fair, high, figures, true)).contains(ATTACKER);
    assertThat(BattleJudgement.rollAgain(DEFENDER, low, fair, figures, true)).contains(DEFENDER);
    assertThat(BattleJudgement.rollAgain(ATTACKER, high, low, figures, true)).isEmpty();
    AdvancedRoll idle = new AdvancedRoll(1, -20, 7);
    assertThat(BattleJudgement.rollAgain(ATTACKER, idle, idle, figures, true)).isEmpty();
  }

  @Test
  void elitesAreDamagedBeforeAnybodyIsEliminated() {
    Force force = Force.of(INFANTRY, GUARDS, LEGION, CLIBANARII).build();
    assertThat(BattleJudgement.losses(force, 1)).isEqualTo(Losses.of(2));
    assertThat(BattleJudgement.losses(force, 3)).isEqualTo(Losses.of(1, 2, 3));
    assertThat(BattleJudgement.losses(force, 4)).isEqualTo(Losses.of(0, 1, 2, 3));
    assertThat(BattleJudgement.losses(force, 5)).isEqualTo(Losses.of(0, 1, 2, 2, 3));
    assertThat(BattleJudgement.lossesSparingElites(force, 2)).isEqualTo(Losses.of(0, 2));
  }

  @Test
  void theLeastValuableFallFirstTheLimesAfterStandardSoldiers() {
    Force force = Force.of(HEAVY_HORSE, HORSE, INFANTRY, LEGION).damaged(3).limes().build();
    assertThat(BattleJudgement.losses(force, 1)).isEqualTo(Losses.of(2));
    assertThat(BattleJudgement.losses(force, 2)).isEqualTo(Losses.of(2, 1));
    assertThat(BattleJudgement.losses(force, 3)).isEqualTo(Losses.of(2, 1, 0));
    assertThat(BattleJudgement.losses(force, 4)).isEqualTo(Losses.of(2, 1, 0).withLimes());
    force.hit(2);
    assertThat(BattleJudgement.losses(force, 1)).isEqualTo(Losses.of(1));
    Force walls = Force.of().limes().build();
    assertThat(BattleJudgement.losses(walls, 1)).isEqualTo(Losses.NONE.withLimes());
  }

  @Test
  void mercenariesFallFirstOnceANationalHas() {
    Force force = Force.of(HORSE, INFANTRY | FOREIGN, INFANTRY, HORSE | FOREIGN).build();
    assertThat(BattleJudgement.losses(force, 1)).isEqualTo(Losses.of(2));
    assertThat(BattleJudgement.losses(force, 2)).isEqualTo(Losses.of(2, 1));
    force.hit(2);
    assertThat(BattleJudgement.losses(force, 2)).isEqualTo(Losses.of(1, 3));
    assertThat(BattleJudgement.losses(many(2, INFANTRY | FOREIGN), 1)).isEqualTo(Losses.of(0));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 4", "1, 7", "2, 6", "4, 6", "8, 5", "16, 5", "32, 5", "64, 20", "192, 28", "512, 2"
  })
  void everyTraitHasItsWorth(int traits, int value) {
    assertThat(BattleJudgement.value(traits)).isEqualTo(value);
  }

  @Test
  void theMostValuableReturnAndAreRestored() {
    Force force = Force.of(INFANTRY, HORSE_ARCHER, LEGION, GUARDS, HORSE).damaged(2, 3).build();
    assertThat(BattleJudgement.restoration(force)).isEqualTo(OptionalInt.of(3));
    for (int i = 0; i < 4; i++) {
      force.hit(i);
    }
    assertThat(BattleJudgement.recovery(force, 2)).isEqualTo(Soldiers.of(2, 3));
    assertThat(BattleJudgement.recovery(force, 3)).isEqualTo(Soldiers.of(1, 2, 3));
    assertThat(BattleJudgement.restoration(force)).isEqualTo(OptionalInt.empty());
    Force alike = many(3, INFANTRY);
    alike.hit(1);
    alike.hit(2);
    assertThat(BattleJudgement.recovery(alike, 1)).isEqualTo(Soldiers.of(1));
  }

  @Test
  void theJudgementPlayerAnswersBattlesOnly() {
    record Weather(int chooser) implements Decision<Boolean> {
      @Override
      public List<Boolean> options() {
        return List.of(true);
      }

      @Override
      public Optional<Refusal> refusal(Boolean answer) {
        return Optional.empty();
      }
    }

    JudgementPlayer player = new JudgementPlayer();
    assertThat(player.decide(new ChooseAmbush(0))).isTrue();
    assertThat(player.decide(new ChooseVoluntaryRetreat(0, DEFENDER))).isFalse();
    assertThat(player.decide(new ChooseModifier(0))).isEqualTo(Forfeit.NOTHING);
    assertThatThrownBy(() -> player.decide(new Weather(0)))
        .hasMessageContaining("no decision of a battle");
  }
}
