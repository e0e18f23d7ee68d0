package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Trait.AXE;
import static org.groma.engine.invasions.combat.Trait.CROSSED_RIDGE;
import static org.groma.engine.invasions.combat.Trait.MOUNTAINEER;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.FOOT_ARCHER;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.HORSE_ARCHER;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.LEGION;
import static org.groma.engine.invasions.combat.Troops.many;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FiringRollTest {

  private static final Force FOE = many(1, INFANTRY);
  private static final Force HEAVY_FOE = many(1, INFANTRY | Trait.HEAVY);

  static Stream<Arguments> halves() {
    return Stream.of(
        arguments("archer", FOOT_ARCHER, FOE, false, true, 2),
        arguments("horse archer in the open", HORSE_ARCHER, FOE, false, true, 3),
        arguments("horse archer elsewhere", HORSE_ARCHER, FOE, false, false, 2),
        arguments("axe thrower", INFANTRY | AXE, FOE, false, true, 1),
        arguments("axe thrower in ambush", INFANTRY | AXE, FOE, true, false, 1),
        arguments("infantry", INFANTRY, FOE, false, true, 0),
        arguments("infantry in ambush", INFANTRY, FOE, true, false, 1),
        arguments("C16: cavalry in ambush", HORSE, FOE, true, false, 1),
        arguments("mountaineer in ambush", INFANTRY | MOUNTAINEER, FOE, true, false, 2),
        arguments("mountaineer archer in ambush", FOOT_ARCHER | MOUNTAINEER, FOE, true, false, 4),
        arguments("mountaineer archer", FOOT_ARCHER | MOUNTAINEER, FOE, false, false, 2),
        arguments("against heavy", FOOT_ARCHER, HEAVY_FOE, false, true, -2));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("halves")
  void shootersAddToTheRoll_XXI_C(
      String what, int soldier, Force enemy, boolean ambushing, boolean open, int halves) {
    assertThat(FiringRoll.halves(many(1, soldier), enemy, ambushing, open, FIGURES))
        .as(what)
        .isEqualTo(halves);
  }

  @Test
  void allWhoFightAddUpAndTheEliminatedDoNot_XXI_C() {
    Force force = Force.of(FOOT_ARCHER, HORSE_ARCHER, INFANTRY | AXE, INFANTRY).build();
    assertThat(FiringRoll.halves(force, FOE, false, true, FIGURES)).isEqualTo(6);
    force.hit(0);
    assertThat(FiringRoll.halves(force, FOE, false, true, FIGURES)).isEqualTo(4);
  }

  @Test
  void onlyShootersFireUnlessInAmbush_XXI_C() {
    assertThat(FiringRoll.canFire(many(1, FOOT_ARCHER), false)).isTrue();
    assertThat(FiringRoll.canFire(many(1, INFANTRY | AXE), false)).isTrue();
    assertThat(FiringRoll.canFire(many(3, INFANTRY), false)).isFalse();
    assertThat(FiringRoll.canFire(many(3, INFANTRY), true)).isTrue();
    assertThat(FiringRoll.canFire(Force.of().hordes(1).build(), true)).isFalse();
  }

  /** One archer: the roll counts one more. */
  @ParameterizedTest
  @CsvSource({
    "CLEAR, 6, 0",
    "CLEAR, 7, 1",
    "STEPPE, 7, 1",
    "DESERT, 7, 1",
    "FOREST, 7, 0",
    "MARSH, 7, 0",
    "FOREST, 8, 1",
    "FOREST, 10, 1",
    "FOREST, 11, 2",
    "CLEAR, 12, 2",
    "CLEAR, 2, 0"
  })
  void theFiringTableGivesTheHits_XXI_C(Terrain terrain, int roll, int hits) {
    Field field = Field.scripted();
    field.dice.d6(roll / 2, roll - roll / 2);
    Engagement engagement =
        new Engagement(Ground.open(terrain), many(1, FOOT_ARCHER), many(4, INFANTRY));
    Fight fight = new Fight(engagement, FIGURES, field.table());
    assertThat(FiringRoll.shoot(fight, Side.ATTACKER, false)).isEqualTo(hits);
    assertThat(FiringRoll.shoot(fight, Side.DEFENDER, false)).isZero();
  }

  @Test
  void halvesRoundUp_III_A() {
    Field field = Field.scripted();
    field.dice.d6(4, 4);
    Engagement engagement =
        new Engagement(Ground.open(Terrain.FOREST), many(1, INFANTRY | AXE), many(4, INFANTRY));
    assertThat(
            FiringRoll.shoot(new Fight(engagement, FIGURES, field.table()), Side.ATTACKER, false))
        .isEqualTo(1);
  }

  @Test
  void inAmbushTheDefenderFiresFirstAndTheSurvivorsAnswer_XXI_C() {
    Field field = Field.scripted();
    Force attacker = Force.of(FOOT_ARCHER | CROSSED_RIDGE, LEGION | CROSSED_RIDGE).build();
    Force defender = many(3, INFANTRY | MOUNTAINEER);
    // 9 + 3 - 2 = 10 against the heavy legion: one hit; the archer falls and cannot answer
    field.dice.d6(4, 5);
    field.answer(ChooseLosses.class, Losses.of(0));
    field.dice.d6(1, 1, 1, 1).d6(1, 1, 1, 1);
    BattleResult result =
        field.fight(AdvancedBattle::fight, Ground.open(Terrain.MOUNTAIN), attacker, defender);
    assertThat(result.attackerFate().eliminated()).isEqualTo(1);
    assertThat(result.defenderFate().hitsTaken()).isZero();
  }
}
