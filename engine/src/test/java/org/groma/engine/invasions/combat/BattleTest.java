package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Troops.FOOT_ARCHER;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.WARRIOR;
import static org.groma.engine.invasions.combat.Troops.many;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.BOTH_SWORDS;
import static org.groma.engine.kernel.BattleFace.RED_SWORD;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BattleTest {

  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);

  private final Field field = Field.scripted();

  private BattleResult fight(Ground ground, Force attacker, Force defender) {
    return field.fight(Battle::fight, ground, attacker, defender);
  }

  @ParameterizedTest
  @CsvSource({"CLEAR, 2", "STEPPE, 2", "DESERT, 2", "FOREST, 0", "MARSH, 0"})
  void redSwordsHitOnlyInTheOpen_XX_H(Terrain terrain, int hits) {
    int dice = terrain == Terrain.MARSH ? 1 : 2;
    field.dice.white(RED_SWORD);
    if (dice == 2) {
      field.dice.white(RED_SWORD);
    }
    field.dice.white(BLANK, BLANK, BLANK);
    BattleResult result = fight(Ground.open(terrain), many(2, INFANTRY), many(3, INFANTRY));
    assertThat(result.defenderFate().hitsTaken()).isEqualTo(hits);
  }

  @Test
  void aLoneHordeThatIsHitSubmits_C23() {
    field.dice.white(WHITE_SWORD).white(BLANK);
    BattleResult result = fight(CLEAR, many(1, INFANTRY), Force.of().hordes(2).build());
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(0, 0, true, false, true));
    assertThat(field.told)
        .containsExactly(
            new BattleTold.PoolsSet(1, 0, 1, 0),
            new BattleTold.HitsTaken(false, 1, 0, true),
            new BattleTold.Won(true, BattleTold.Reason.ENEMY_ELIMINATED));
  }

  @Test
  void aLoneHordeThatIsNotHitWins_C23() {
    field.dice.white(BLANK).white(BLANK);
    BattleResult result = fight(CLEAR, many(1, INFANTRY), Force.of().hordes(1).build());
    assertThat(result.winner()).contains(DEFENDER);
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(0, 0, false, false, false));
  }

  @Test
  void aLoneHordeHitByArchersEndsTheBattle_C23() {
    field.dice.white(WHITE_SWORD);
    BattleResult result = fight(CLEAR, many(1, FOOT_ARCHER), Force.of().hordes(1).build());
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(result.defenderFate().hordeHit()).isTrue();
  }

  @Test
  void aHordeIsHitOnlyByWhatItsWarriorsLeave_XX_H() {
    field.dice.white(WHITE_SWORD, WHITE_SWORD).white(BLANK, BLANK, BLANK);
    BattleResult spared =
        fight(CLEAR, many(2, INFANTRY), Force.of(WARRIOR, WARRIOR).hordes(1).build());
    assertThat(spared.defenderFate()).isEqualTo(new BattleResult.Fate(2, 2, true, false, false));
    Field second = Field.scripted();
    second.dice.white(BOTH_SWORDS, WHITE_SWORD).white(BLANK, BLANK, BLANK);
    BattleResult hit =
        second.fight(
            Battle::fight, CLEAR, many(2, INFANTRY), Force.of(WARRIOR, WARRIOR).hordes(1).build());
    assertThat(hit.defenderFate()).isEqualTo(new BattleResult.Fate(2, 2, true, false, true));
  }

  @Test
  void withoutHordesHitsToSpareHitNobody_XX_H() {
    field.dice.white(BOTH_SWORDS).white(BLANK);
    BattleResult result = fight(CLEAR, many(1, INFANTRY), many(1, INFANTRY));
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(1, 1, true, false, false));
  }

  @Test
  void aLimesHoldsOutAloneAndIsNotRecovered_C22() {
    Force defender = Force.of(INFANTRY, INFANTRY, INFANTRY).limes().build();
    field.dice.white(WHITE_SWORD, BLANK, BLANK).white(BLANK, BLANK, BLANK, BLANK);
    field.answer(ChooseLosses.class, Losses.NONE.withLimes());
    BattleResult result = fight(CLEAR, many(3, INFANTRY), defender);
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(1, 1, false, false, false));
    assertThat(result.defender().hasLimes()).isFalse();
    assertThat(result.defender().strength()).isEqualTo(3);
  }

  @Test
  void aStackWithItsLimesStandingIsNotDestroyed_C22() {
    Force defender = Force.of(INFANTRY).limes().leader(1, false).build();
    field.dice.white(WHITE_SWORD).white(BLANK, BLANK);
    field.pass();
    BattleResult result = fight(CLEAR, many(1, INFANTRY), defender);
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(1, 1, false, false, false));
    Field second = Field.scripted();
    second.dice.white(BOTH_SWORDS).white(BLANK, BLANK).d10(2);
    second.pass();
    BattleResult gone = second.fight(Battle::fight, CLEAR, many(1, INFANTRY), defender);
    assertThat(gone.defenderFate()).isEqualTo(new BattleResult.Fate(2, 2, true, false, false));
    assertThat(gone.defender().hasLimes()).isFalse();
  }

  @Test
  void advantagesAreLookedAtAgainBeforeTheMelee_E34() {
    // the archer shoots the only horse, whose advantage is gone with it
    Force defender = Force.of(Troops.HORSE, INFANTRY).build();
    field.dice.white(WHITE_SWORD);
    field.answer(ChooseLosses.class, Losses.of(0));
    field.dice.white(BLANK, BLANK).white(BLANK);
    fight(CLEAR, Force.of(FOOT_ARCHER, INFANTRY).build(), defender);
    assertThat(field.told).contains(new BattleTold.PoolsSet(2, 0, 1, 0));
  }

  @Test
  void theEngagementStaysAsItWas() {
    Engagement engagement = new Engagement(CLEAR, many(1, INFANTRY), many(2, INFANTRY));
    Engagement before = engagement.copy();
    field.dice.white(WHITE_SWORD).white(WHITE_SWORD, BLANK);
    BattleResult result = Battle.fight(engagement, Troops.FIGURES, field.table());
    assertThat(engagement).isEqualTo(before);
    assertThat(engagement.force(ATTACKER).strength()).isEqualTo(1);
    assertThat(engagement.force(DEFENDER).strength()).isEqualTo(2);
    assertThat(result.force(ATTACKER).strength()).isZero();
    assertThat(result.force(DEFENDER).strength()).isEqualTo(1);
  }
}
