package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Troops.FOOT_ARCHER;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.BOTH_SWORDS;
import static org.groma.engine.kernel.BattleFace.TWO_WHITE_SWORDS;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.kernel.IllegalAnswer;
import org.junit.jupiter.api.Test;

class ReRollsTest {

  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);

  private final Field field = Field.scripted();

  private static ForceBuilder three() {
    return Force.of(INFANTRY, INFANTRY, INFANTRY);
  }

  private void rollBlanks() {
    field.dice.white(BLANK, BLANK, BLANK).white(BLANK, BLANK, BLANK);
  }

  private BattleResult fight(ForceBuilder attacker, ForceBuilder defender) {
    return field.fight(Battle::fight, CLEAR, attacker.build(), defender.build());
  }

  @Test
  void theAttackerDeclaresFirstAndTheSidesTakeTurns_XX_E() {
    rollBlanks();
    field.reRoll(ATTACKER, 0).reRoll(DEFENDER, 2);
    field.dice.white(BOTH_SWORDS).white(WHITE_SWORD);
    BattleResult result = fight(three().leader(1, false), three().leader(1, false));
    assertThat(result.defenderFate().hitsTaken()).isEqualTo(2);
    assertThat(result.attackerFate().hitsTaken()).isEqualTo(1);
    assertThat(field.told)
        .containsSubsequence(
            new BattleTold.PoolsSet(3, 0, 3, 0),
            new BattleTold.ReRollUsed(true, true),
            new BattleTold.ReRollUsed(false, true),
            new BattleTold.HitsTaken(true, 1, 1, false),
            new BattleTold.HitsTaken(false, 2, 2, false),
            new BattleTold.Won(true, BattleTold.Reason.FEWER_LOSSES));
  }

  @Test
  void aPassIsNotFinalUntilTheOtherSidePassesToo_C18() {
    rollBlanks();
    field.pass().reRoll(ATTACKER, 1).reRoll(ATTACKER, 1);
    field.dice.white(WHITE_SWORD).white(BOTH_SWORDS);
    BattleResult result = fight(three().leader(1, false), three().leader(1, false));
    assertThat(result.defenderFate().hitsTaken()).isEqualTo(2);
    assertThat(field.told)
        .contains(new BattleTold.ReRollUsed(false, false), new BattleTold.ReRollUsed(true, true));
  }

  @Test
  void twoPassesInARowEndItEvenWithReRollsLeft_C18() {
    rollBlanks();
    field.pass().pass();
    assertThat(fight(three().leader(1, false), three().leader(1, false)).winner())
        .contains(DEFENDER);
  }

  @Test
  void aNewResultStandsButMayBeRolledAgain_XX_E() {
    field.answer(ChooseForfeit.class, Forfeit.NOTHING);
    field.dice.white(BLANK, BLANK, BLANK).white(BLANK, BLANK, BLANK);
    field.reRoll(ATTACKER, 0).reRoll(ATTACKER, 0);
    field.dice.white(WHITE_SWORD).white(BLANK);
    BattleResult result = fight(three().leader(2, false), three());
    assertThat(result.defenderFate().hitsTaken()).isZero();
  }

  @Test
  void thereAreNoReRollsWithoutALeaderNorInTheArcheryRound_C20() {
    field.dice.white(BLANK);
    field.dice.white(BLANK, BLANK, BLANK).white(BLANK, BLANK, BLANK);
    field.pass();
    BattleResult result =
        fight(Force.of(FOOT_ARCHER, INFANTRY, INFANTRY).leader(1, false), three());
    assertThat(result.winner()).contains(ATTACKER);
  }

  @Test
  void extraReRollsComeOnTopButDoNotMakeABetterLeader_XXV_C() {
    rollBlanks();
    field.reRoll(DEFENDER, 0).reRoll(DEFENDER, 0).pass();
    field.dice.white(BLANK).white(BLANK);
    BattleResult result = fight(three().extraReRolls(3), three());
    assertThat(result.winner()).contains(DEFENDER);
  }

  @Test
  void aDieThatIsNotThereCannotBeRolled_XX_E() {
    rollBlanks();
    field.reRoll(DEFENDER, 3);
    assertThatThrownBy(() -> fight(three().leader(1, false), three()))
        .isInstanceOf(IllegalAnswer.class)
        .hasMessageContaining("no such die");
  }

  @Test
  void aLeaderOfTwoMayAddABlackDieInsteadOfAReRoll_XX_E() {
    field.answer(ChooseForfeit.class, Forfeit.STRENGTHEN);
    field.dice.white(BLANK, BLANK, BLANK).black(TWO_WHITE_SWORDS).white(BLANK, BLANK, BLANK);
    field.reRoll(ATTACKER, 3);
    field.dice.black(WHITE_SWORD);
    BattleResult result = fight(three().leader(2, false), three());
    assertThat(result.defenderFate().hitsTaken()).isEqualTo(1);
    assertThat(field.told)
        .startsWith(
            new BattleTold.ReRollForfeited(true, true), new BattleTold.PoolsSet(3, 1, 3, 0));
  }

  @Test
  void theDefenderMayTakeABlackDieFromTheAttacker_XX_E() {
    field.answer(ChooseForfeit.class, Forfeit.NOTHING);
    field.answer(ChooseForfeit.class, Forfeit.WEAKEN);
    field.dice.white(BLANK, BLANK).white(BLANK, BLANK, BLANK);
    field.pass().pass();
    fight(Force.of(HORSE, HORSE, HORSE).leader(2, false), three().leader(2, false));
    assertThat(field.told)
        .startsWith(
            new BattleTold.ReRollForfeited(false, false), new BattleTold.PoolsSet(2, 0, 3, 0));
  }

  @Test
  void theAttackerMayTakeABlackDieAndTheDefenderAddOne_XX_E() {
    field.answer(ChooseForfeit.class, Forfeit.WEAKEN);
    field.answer(ChooseForfeit.class, Forfeit.STRENGTHEN);
    field.dice.white(BLANK, BLANK, BLANK).white(BLANK, BLANK).black(BLANK);
    field.pass().pass();
    fight(three().leader(2, false), Force.of(HORSE, HORSE, HORSE).leader(2, false));
    assertThat(field.told).contains(new BattleTold.PoolsSet(3, 0, 2, 1));
  }

  @Test
  void noBlackDieCanBeTakenWhereThereIsNoneOrWhereItIsTheOnlyDie_XX_E() {
    DicePool own = new DicePool(3, 0);
    for (DicePool enemy : new DicePool[] {new DicePool(3, 0), new DicePool(0, 1)}) {
      ChooseForfeit decision = new ChooseForfeit(0, own, enemy, true);
      assertThat(decision.options()).containsExactly(Forfeit.NOTHING, Forfeit.STRENGTHEN);
      assertThat(decision.refusal(Forfeit.WEAKEN)).isPresent();
      assertThat(decision.refusal(Forfeit.STRENGTHEN)).isEmpty();
    }
    ChooseForfeit decision = new ChooseForfeit(0, own, new DicePool(1, 1), true);
    assertThat(decision.options()).contains(Forfeit.WEAKEN);
    assertThat(decision.refusal(Forfeit.WEAKEN)).isEmpty();
  }

  @Test
  void aLeaderOfOneHasNoOptionAndExtraReRollsGiveNone_XX_E() {
    rollBlanks();
    field.pass().pass();
    fight(three().leader(1, false).extraReRolls(2), three().leader(1, false));
    assertThat(field.told).contains(new BattleTold.PoolsSet(3, 0, 3, 0));
  }
}
