package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.WARRIOR;
import static org.groma.engine.invasions.combat.Troops.many;

import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdvancedBattleTest {

  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);

  private final Field field = Field.scripted();

  private BattleResult fight(Force attacker, Force defender) {
    return field.fight(AdvancedBattle::fight, CLEAR, attacker, defender);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 6, 0, 0", "1, 7, 1, 1", "2, 4, 1, 0", "3, 11, 3, 2", "4, 2, 1, 0", "4, -5, 1, 0",
    "5, 12, 4, 3", "6, 9, 3, 3", "7, 12, 5, 4", "7, 20, 5, 4", "9, 12, 5, 4", "0, 7, 1, 1"
  })
  void theBattleTableGivesHitsWhoseHalvesCountOnlyInTheOpen_XXI_F(
      int units, int roll, int open, int elsewhere) {
    assertThat(FIGURES.advanced().meleeHits(units, roll, true)).isEqualTo(open);
    assertThat(FIGURES.advanced().meleeHits(units, roll, false)).isEqualTo(elsewhere);
  }

  @Test
  void hordesTogetherAndALimesAreAColumnEachForADefender_C22() {
    assertThat(AdvancedMelee.units(DEFENDER, Force.of(WARRIOR).hordes(2).build())).isEqualTo(2);
    assertThat(AdvancedMelee.units(DEFENDER, Force.of(INFANTRY).limes().build())).isEqualTo(2);
    assertThat(AdvancedMelee.units(DEFENDER, Force.of(INFANTRY).build())).isEqualTo(1);
    assertThat(AdvancedMelee.units(ATTACKER, Force.of(WARRIOR).hordes(2).limes().build()))
        .isEqualTo(1);
  }

  @Test
  void aSideDestroyedInTheFirstRoundIsNotFoughtAgain_XXI_F() {
    field.dice.d6(6, 6, 1, 1);
    BattleResult result = fight(many(2, INFANTRY), many(2, INFANTRY));
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(result.defenderFate().destroyed()).isTrue();
  }

  @Test
  void theDefenderMayConcedeFirst_XXI_F() {
    field.dice.d6(1, 1, 6, 6);
    field.answer(ChooseVoluntaryRetreat.class, true);
    Force declining =
        Force.of(INFANTRY, INFANTRY, INFANTRY, INFANTRY).leader(0, false).inDecline().build();
    BattleResult result = fight(declining, many(4, INFANTRY));
    // though it lost three against one; and nobody is murdered
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(result.attackerFate()).isEqualTo(new BattleResult.Fate(3, 3, false, false, false));
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(1, 1, false, false, false));
    assertThat(result.attacker().strength()).isEqualTo(3);
    assertThat(field.told).contains(new BattleTold.Conceded(false));
  }

  @Test
  void theAttackerMayConcedeSecond_XXI_F() {
    field.dice.d6(6, 6, 1, 1);
    field.answer(ChooseVoluntaryRetreat.class, false);
    field.answer(ChooseVoluntaryRetreat.class, true);
    BattleResult result = fight(many(4, INFANTRY), many(4, INFANTRY));
    assertThat(result.winner()).contains(DEFENDER);
    assertThat(field.told).contains(new BattleTold.Conceded(true));
    assertThat(field.told).doesNotContain(new BattleTold.Conceded(false));
    assertThat(result.defender().strength()).isEqualTo(3);
  }

  @Test
  void aReRollMayBeGivenUpForAModifierOnceARound_XXI_D() {
    field.answer(ChooseModifier.class, Forfeit.STRENGTHEN);
    field.answer(ChooseModifier.class, Forfeit.WEAKEN);
    field.dice.d6(1, 1, 1, 1);
    field.answer(ChooseRollAgain.class, Optional.empty());
    field.answer(ChooseRollAgain.class, Optional.empty());
    field.answer(ChooseModifier.class, Forfeit.WEAKEN);
    field.answer(ChooseModifier.class, Forfeit.NOTHING);
    field.dice.d6(1, 1, 1, 1);
    field.answer(ChooseRollAgain.class, Optional.empty());
    Force attacker = Force.of(INFANTRY, INFANTRY, INFANTRY).leader(2, false).build();
    Force defender = Force.of(INFANTRY, INFANTRY, INFANTRY).leader(2, false).build();
    fight(attacker, defender);
    assertThat(field.told)
        .containsSubsequence(
            new BattleTold.ReRollForfeited(true, true),
            new BattleTold.ReRollForfeited(false, false),
            new BattleTold.ModifiersSet(0, 0),
            new BattleTold.ReRollForfeited(true, false),
            new BattleTold.ModifiersSet(0, -2));
  }

  @Test
  void reRollsAreForTheWholeBattleAndSpentOnesGiveNoOption_C19() {
    field.answer(ChooseModifier.class, Forfeit.NOTHING);
    field.dice.d6(1, 1, 1, 1);
    field.answer(ChooseRollAgain.class, Optional.of(ATTACKER));
    field.answer(ChooseRollAgain.class, Optional.of(ATTACKER));
    field.dice.d6(1, 1, 1, 1);
    field.dice.d6(1, 1, 1, 1);
    Force attacker = Force.of(INFANTRY, INFANTRY, INFANTRY).leader(2, false).build();
    BattleResult result = fight(attacker, many(3, INFANTRY));
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(field.told).contains(new BattleTold.ReRollUsed(true, true));
  }

  @Test
  void theDefenderMayHaveTheAttackerRollAgain_XXI_D() {
    field.dice.d6(6, 6, 1, 1);
    field.answer(ChooseRollAgain.class, Optional.of(ATTACKER));
    field.dice.d6(1, 1);
    field.dice.d6(1, 1, 1, 1);
    Force defender = Force.of(INFANTRY, INFANTRY, INFANTRY).leader(1, false).build();
    BattleResult result = fight(many(3, INFANTRY), defender);
    assertThat(result.defenderFate().hitsTaken()).isZero();
    assertThat(field.told).contains(new BattleTold.ReRollUsed(false, false));
  }

  @Test
  void aLoneHordeFightsInTheFirstColumnAndSubmitsWhenHit_C23() {
    field.dice.d6(3, 4, 3, 4);
    BattleResult result = fight(many(2, INFANTRY), Force.of().hordes(1).build());
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(0, 0, true, false, true));
    assertThat(result.attackerFate().hitsTaken()).isEqualTo(1);
  }
}
