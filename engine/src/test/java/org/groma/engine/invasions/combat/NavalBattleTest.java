package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.BasicExamplesTest.conditions;
import static org.groma.engine.invasions.combat.Condition.ELIMINATED;
import static org.groma.engine.invasions.combat.Condition.FRESH;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Trait.ELITE;
import static org.groma.engine.invasions.combat.Trait.FLEET;
import static org.groma.engine.invasions.combat.Troops.many;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.BOTH_SWORDS;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.event.BattleTold.Reason;
import org.groma.engine.kernel.BattleFace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NavalBattleTest {

  private final Field field = Field.scripted();

  private BattleResult fight(Force attacker, Force defender) {
    return field.fight(NavalBattle::fight, Ground.atSea(), attacker, defender);
  }

  @Test
  void whoeverSinksTheOtherWins_XXV_C() {
    field.dice.white(WHITE_SWORD, BLANK).white(WHITE_SWORD);
    BattleResult result = fight(many(2, FLEET), many(1, FLEET));
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(1, 1, true, false, false));
    assertThat(field.told).contains(new BattleTold.Won(true, Reason.ENEMY_ELIMINATED));
  }

  @Test
  void theDefenderWinsByElimination_XXV_C() {
    field.dice.white(WHITE_SWORD).white(WHITE_SWORD, BLANK);
    assertThat(fight(many(1, FLEET), many(2, FLEET)).winner()).contains(DEFENDER);
  }

  @ParameterizedTest
  @CsvSource({"BOTH_SWORDS, WHITE_SWORD, ATTACKER", "BLANK, WHITE_SWORD, DEFENDER"})
  void otherwiseMoreHitsWinEvenAgainstAnEqualLoss_C25(
      BattleFace attacker, BattleFace defender, Side winner) {
    field.dice.white(attacker, BLANK).white(defender, BLANK);
    BattleResult result = fight(many(2, FLEET | ELITE), many(2, FLEET | ELITE));
    assertThat(result.winner()).contains(winner);
    assertThat(field.told).contains(new BattleTold.Won(winner == ATTACKER, Reason.MORE_HITS));
  }

  @Test
  void aDrawIsPossible_XXV_C() {
    field.dice.white(WHITE_SWORD, BLANK).white(WHITE_SWORD, BLANK);
    BattleResult result = fight(many(2, FLEET), many(2, FLEET));
    assertThat(result.winner()).isEmpty();
    assertThat(field.told).contains(new BattleTold.Drawn());
    // a stack of two is a small battle: one returns to each (ruling C26)
    assertThat(result.attacker().strength()).isEqualTo(2);
    assertThat(result.defender().strength()).isEqualTo(2);
  }

  @Test
  void whenBothAreSunkAllSwordsCountAsHits_C25() {
    field.dice.white(BOTH_SWORDS).white(WHITE_SWORD);
    BattleResult result = fight(many(1, FLEET), many(1, FLEET));
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(conditions(result.attacker())).containsExactly(ELIMINATED);
  }

  @Test
  void eliteFleetsTakeTwoHitsAndAreAllRepaired_XXV_C() {
    field.dice.white(BLANK, BLANK).white(WHITE_SWORD, WHITE_SWORD);
    field.answer(ChooseLosses.class, Losses.of(0, 1));
    BattleResult result = fight(many(2, FLEET | ELITE), many(2, FLEET));
    assertThat(result.attackerFate()).isEqualTo(new BattleResult.Fate(0, 2, false, false, false));
    assertThat(conditions(result.attacker())).containsExactly(FRESH, FRESH);
  }

  @Test
  void aLeaderIsLostWithHisStackWithoutACheck_E39() {
    field.dice.white(WHITE_SWORD).white(BLANK);
    field.pass();
    BattleResult result = fight(many(1, FLEET), Force.of(FLEET).leader(1, false).build());
    assertThat(result.defenderFate().leaderLost()).isTrue();
  }

  @Test
  void aVictoriousAdmiralMayBeMurderedToo_XX_J() {
    field.dice.white(WHITE_SWORD).white(BLANK).d10(9);
    Force declining = Force.of(FLEET).leader(0, false).inDecline().build();
    assertThat(fight(declining, many(1, FLEET)).attackerFate().leaderLost()).isTrue();
  }

  @Test
  void diceAreNeitherGainedNorTradedAndNoReRollBecomesOne_E76() {
    Force mighty =
        Force.of(FLEET | ELITE, FLEET | ELITE).roman().leader(3, false).hordes(1).build();
    field.dice.white(BLANK, BLANK).white(BLANK, BLANK);
    field.pass();
    fight(many(2, FLEET), mighty);
    assertThat(field.told).contains(new BattleTold.PoolsSet(2, 0, 2, 0));
  }

  @Test
  void allPortsOfTheSeaBringTwoReRolls_XXV_C() {
    int extra = Troops.FIGURES.navalReRolls();
    assertThat(extra).isEqualTo(2);
    field.dice.white(BLANK, BLANK).white(BLANK, BLANK);
    field.reRoll(ATTACKER, 0).reRoll(ATTACKER, 1);
    field.dice.white(BLANK).white(WHITE_SWORD);
    Force ports = Force.of(FLEET, FLEET).extraReRolls(extra).build();
    assertThat(fight(ports, many(2, FLEET)).winner()).contains(ATTACKER);
  }

  @Test
  void cardsMayChangeTheDiceButOneIsLeft_XXV_C() {
    assertThat(NavalBattle.pool(Force.of(FLEET, FLEET).cards(1, 2, 0).build()))
        .isEqualTo(new DicePool(1, 2));
    assertThat(NavalBattle.pool(Force.of(FLEET).cards(-2, 0, 0).build()))
        .isEqualTo(new DicePool(1, 0));
  }
}
