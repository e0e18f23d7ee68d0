package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Trait.AMPHIBIOUS;
import static org.groma.engine.invasions.combat.Trait.CROSSED_RIDGE;
import static org.groma.engine.invasions.combat.Trait.CROSSED_RIVER;
import static org.groma.engine.invasions.combat.Trait.CROSSED_STRAIT;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.FOOT_ARCHER;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.many;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import java.util.Optional;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AmbushTest {

  private static final Ground MOUNTAIN = Ground.open(Terrain.MOUNTAIN);
  private static final Force TWO = many(2, INFANTRY);

  private final Field field = Field.scripted();

  private Optional<Side> lay(CombatFigures figures, Ground ground, Force attacker, Force defender) {
    Engagement engagement = new Engagement(ground, attacker, defender);
    Optional<Side> ambusher = Ambush.lay(new Fight(engagement, figures, field.table()));
    assertThat(field.dice.isSpent()).isTrue();
    return ambusher;
  }

  private Optional<Side> lay(Ground ground, Force attacker) {
    return lay(FIGURES, ground, attacker, TWO);
  }

  @ParameterizedTest
  @EnumSource(value = Terrain.class, mode = EnumSource.Mode.EXCLUDE, names = "MOUNTAIN")
  void thereAreNoAmbushesOutsideTheMountains_XX_D(Terrain terrain) {
    assertThat(lay(Ground.open(terrain), many(2, INFANTRY | CROSSED_RIDGE))).isEmpty();
    assertThat(field.told).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(value = Terrain.class, mode = EnumSource.Mode.EXCLUDE, names = "MOUNTAIN")
  void aCardLaysOneAnywhereAndWithoutACheck(Terrain terrain) {
    Force led = Force.of(INFANTRY).leader(1, true).build();
    assertThat(lay(Ground.open(terrain).withAmbush(), led)).contains(DEFENDER);
    assertThat(lay(MOUNTAIN.withAmbush(), TWO)).contains(DEFENDER);
    assertThat(lay(MOUNTAIN.withAmbush(), led)).as("he knows the mountains").isEmpty();
  }

  @Test
  void anAmbushAfterARidgeOrARiverNeedsNoCheck_XX_D() {
    Force both = Force.of(INFANTRY | CROSSED_RIDGE, INFANTRY | CROSSED_RIVER).build();
    assertThat(lay(MOUNTAIN, both)).contains(DEFENDER);
    assertThat(field.told).containsExactly(new BattleTold.AmbushTried(false, true));
  }

  @Test
  void amphibiousSoldiersAreAmbushedAtTheRiverLikeOthers_XX_D() {
    assertThat(lay(MOUNTAIN, many(2, INFANTRY | AMPHIBIOUS | CROSSED_RIVER))).contains(DEFENDER);
  }

  @Test
  void otherwiseAnEvenDieMakesTheAmbush_XX_D() {
    field.dice.d10(4);
    assertThat(lay(MOUNTAIN, TWO)).contains(DEFENDER);
  }

  @Test
  void anOddDieMakesNoAmbush_XX_D() {
    field.dice.d10(5);
    assertThat(lay(MOUNTAIN, many(2, INFANTRY | CROSSED_STRAIT))).isEmpty();
    assertThat(field.told).containsExactly(new BattleTold.AmbushTried(false, false));
  }

  @Test
  void itIsNotAutomaticWhenSomeCameAnotherWay_XX_D() {
    field.dice.d10(1);
    assertThat(lay(MOUNTAIN, Force.of(INFANTRY | CROSSED_RIDGE, INFANTRY).build())).isEmpty();
  }

  @Test
  void aMountainLeaderCannotBeAmbushedButMayAmbush_XX_D() {
    Force led = Force.of(INFANTRY | CROSSED_RIDGE).leader(2, true).build();
    assertThat(lay(MOUNTAIN, led)).isEmpty();
    Force unled = many(1, INFANTRY | CROSSED_RIDGE);
    assertThat(lay(FIGURES, MOUNTAIN, unled, Force.of(INFANTRY).leader(1, true).build()))
        .contains(DEFENDER);
  }

  @Test
  void theDefenderMayDecline_XX_D() {
    field.answer(ChooseAmbush.class, false);
    assertThat(lay(MOUNTAIN, many(2, INFANTRY | CROSSED_RIDGE))).isEmpty();
  }

  @Test
  void theInterceptorAmbushesUnlessTheOptionLetsTheIntercepted_C15() {
    Ground intercepted = MOUNTAIN.afterInterception();
    Force crossed = many(2, INFANTRY | CROSSED_RIDGE);
    assertThat(lay(FIGURES, intercepted, crossed, TWO)).contains(DEFENDER);
    CombatFigures option = FIGURES.withAmbushByInterceptedAttacker(true);
    assertThat(lay(option, intercepted, TWO, crossed)).contains(ATTACKER);
    assertThat(lay(option, MOUNTAIN, crossed, TWO)).contains(DEFENDER);
    assertThat(option.withAmbushByInterceptedAttacker(false)).isEqualTo(FIGURES);
  }

  @Test
  void onlyThoseWhoSurviveAnAmbushShootBack_XX_D() {
    Force attacker = Force.of(FOOT_ARCHER | CROSSED_RIDGE, INFANTRY | CROSSED_RIDGE).build();
    Force defender = Force.of(FOOT_ARCHER, FOOT_ARCHER, INFANTRY).build();
    // two dice in ambush; the only archer falls and does not shoot; then one die against three
    field.dice.white(WHITE_SWORD, BLANK);
    field.answer(ChooseLosses.class, Losses.of(0));
    field.dice.white(BLANK).white(BLANK, BLANK, BLANK);
    BattleResult result = field.fight(Battle::fight, MOUNTAIN, attacker, defender);
    assertThat(result.winner()).contains(DEFENDER);
    assertThat(result.attackerFate().eliminated()).isEqualTo(1);
  }

  @Test
  void survivorsOfAnAmbushDoShootBack_XX_D() {
    Force attacker = many(4, FOOT_ARCHER | CROSSED_RIDGE);
    Force defender = many(4, FOOT_ARCHER);
    field.dice.white(WHITE_SWORD, WHITE_SWORD);
    field.dice.white(WHITE_SWORD);
    field.dice.white(BLANK).white(BLANK, BLANK, BLANK);
    BattleResult result = field.fight(Battle::fight, MOUNTAIN, attacker, defender);
    assertThat(result.attackerFate().eliminated()).isEqualTo(2);
    assertThat(result.defenderFate().eliminated()).isEqualTo(1);
    assertThat(field.told)
        .containsSubsequence(
            new BattleTold.AmbushTried(false, true),
            new BattleTold.HitsTaken(true, 2, 2, false),
            new BattleTold.HitsTaken(false, 1, 1, false),
            new BattleTold.PoolsSet(1, 0, 3, 0));
  }

  @Test
  void withoutAmbushBothSidesShootAtTheSameTime_XX_D() {
    field.dice.white(WHITE_SWORD).white(WHITE_SWORD);
    BattleResult result =
        field.fight(
            Battle::fight, Ground.open(Terrain.FOREST), many(1, FOOT_ARCHER), many(1, FOOT_ARCHER));
    assertThat(result.attackerFate().destroyed()).isTrue();
    assertThat(result.defenderFate().destroyed()).isTrue();
    assertThat(result.winner()).contains(DEFENDER);
  }

  @Test
  void aBattleEndsWhenTheAmbushedAreAllEliminated_XX_D() {
    field.dice.white(WHITE_SWORD);
    BattleResult result =
        field.fight(
            Battle::fight, MOUNTAIN, many(1, FOOT_ARCHER | CROSSED_RIDGE), many(1, FOOT_ARCHER));
    assertThat(result.winner()).contains(DEFENDER);
    assertThat(result.attackerFate().destroyed()).isTrue();
  }
}
