package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Trait.AMPHIBIOUS;
import static org.groma.engine.invasions.combat.Trait.CROSSED_RIDGE;
import static org.groma.engine.invasions.combat.Trait.CROSSED_RIVER;
import static org.groma.engine.invasions.combat.Trait.CROSSED_STRAIT;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.NOMAD;
import static org.groma.engine.invasions.combat.Troops.WARRIOR;
import static org.groma.engine.invasions.combat.Troops.many;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class DicePoolsTest {

  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);
  private static final Ground FOREST = Ground.open(Terrain.FOREST);
  private static final Ground WILDS = CLEAR.inBarbarianArea();
  private static final Force THREE = many(3, INFANTRY);
  private static final Force BARBARIANS = many(3, WARRIOR);

  private static int attacker(Ground ground, Force attacker, Force defender) {
    return DicePools.attacker(ground, attacker, defender, FIGURES);
  }

  private static int defender(Ground ground, Force defender) {
    return DicePools.defender(ground, defender, FIGURES);
  }

  static Stream<Arguments> attackersOfThree() {
    return Stream.of(
        arguments("nothing special", CLEAR, THREE, THREE, 3),
        arguments("marsh", Ground.open(Terrain.MARSH), THREE, THREE, 2),
        arguments("all over a strait", CLEAR, many(3, INFANTRY | CROSSED_STRAIT), THREE, 2),
        arguments("all over a river", CLEAR, many(3, INFANTRY | CROSSED_RIVER), THREE, 2),
        arguments("all over a ridge", CLEAR, many(3, INFANTRY | CROSSED_RIDGE), THREE, 2),
        arguments(
            "strait and ridge cost one die together",
            CLEAR,
            many(3, INFANTRY | CROSSED_STRAIT | CROSSED_RIDGE),
            THREE,
            2),
        arguments(
            "each over something",
            CLEAR,
            Force.of(INFANTRY | CROSSED_STRAIT, INFANTRY | CROSSED_RIDGE, INFANTRY | CROSSED_RIVER)
                .build(),
            THREE,
            2),
        arguments(
            "W24: one not over the strait",
            CLEAR,
            Force.of(INFANTRY | CROSSED_STRAIT, INFANTRY | CROSSED_STRAIT, INFANTRY).build(),
            THREE,
            3),
        arguments(
            "amphibious over a river",
            CLEAR,
            many(3, INFANTRY | AMPHIBIOUS | CROSSED_RIVER),
            THREE,
            3),
        arguments(
            "amphibious over a ridge",
            CLEAR,
            many(3, INFANTRY | AMPHIBIOUS | CROSSED_RIDGE),
            THREE,
            2),
        arguments(
            "amphibious over a strait",
            CLEAR,
            many(3, INFANTRY | AMPHIBIOUS | CROSSED_STRAIT),
            THREE,
            2),
        arguments(
            "intercepted after a river",
            CLEAR.afterInterception(),
            many(3, INFANTRY | CROSSED_RIVER),
            THREE,
            3),
        arguments("forest against Barbarians", FOREST, THREE, BARBARIANS, 2),
        arguments(
            "forest against one Barbarian", FOREST, THREE, Force.of(INFANTRY, WARRIOR).build(), 2),
        arguments("forest against nomads", FOREST, THREE, many(3, NOMAD), 3),
        arguments("forest against Civilized", FOREST, THREE, THREE, 3),
        arguments("Barbarians not in forest", CLEAR, THREE, BARBARIANS, 3),
        arguments("forest against a lone horde", FOREST, THREE, Force.of().hordes(1).build(), 2),
        arguments(
            "forest against a lone nomad horde",
            FOREST,
            THREE,
            Force.of().hordes(1).nomads().build(),
            3),
        arguments("Barbarians at home against Civilized", WILDS, BARBARIANS, THREE, 4),
        arguments("Barbarians at home against their like", WILDS, BARBARIANS, BARBARIANS, 3),
        arguments("Civilized in a Barbarian Area", WILDS, THREE, THREE, 3),
        arguments("Barbarians abroad", CLEAR, BARBARIANS, THREE, 3),
        arguments(
            "W25: one Barbarian among vassals against one Civilized among federates",
            WILDS,
            Force.of(WARRIOR, INFANTRY, INFANTRY).build(),
            Force.of(INFANTRY, WARRIOR, WARRIOR).build(),
            4),
        arguments(
            "cards",
            CLEAR,
            Force.of(INFANTRY, INFANTRY, INFANTRY).cards(2, 0, 0).build(),
            THREE,
            5),
        arguments(
            "an attacker's hordes and Limes stay behind",
            CLEAR,
            Force.of(INFANTRY, INFANTRY, INFANTRY).hordes(2).limes().build(),
            THREE,
            3));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("attackersOfThree")
  void attackersGainAndLoseDice_XX_F(
      String what, Ground ground, Force attacker, Force defender, int dice) {
    assertThat(attacker(ground, attacker, defender)).as(what).isEqualTo(dice);
  }

  @Test
  void lossesAreCumulativeButOneDieIsLeft_XX_F() {
    Ground marsh = Ground.open(Terrain.MARSH);
    assertThat(attacker(marsh, many(3, INFANTRY | CROSSED_RIVER), THREE)).isEqualTo(1);
    assertThat(attacker(marsh, many(1, INFANTRY | CROSSED_RIVER), THREE)).isEqualTo(1);
    assertThat(defender(CLEAR, Force.of(INFANTRY).cards(-3, 0, 0).build())).isEqualTo(1);
  }

  @Test
  void thoseWhoFellInTheArcheryRoundNeedNotHaveCrossed_XX_F() {
    Force attacker = Force.of(INFANTRY, INFANTRY | CROSSED_RIVER, INFANTRY | CROSSED_RIVER).build();
    assertThat(attacker(CLEAR, attacker, THREE)).isEqualTo(3);
    attacker.hit(0);
    assertThat(attacker(CLEAR, attacker, THREE)).isEqualTo(1);
  }

  @Test
  void nobodyLeftHasCrossedNothing_XX_F() {
    assertThat(Situation.hasCrossed(CLEAR, Force.of().build())).isFalse();
  }

  @Test
  void aDamagedAmphibiousEliteStillIgnoresRivers_III_B() {
    Force attacker = many(2, INFANTRY | Trait.ELITE | AMPHIBIOUS | CROSSED_RIVER);
    attacker.set(0, Condition.DAMAGED);
    attacker.set(1, Condition.DAMAGED);
    assertThat(attacker(CLEAR, attacker, THREE)).isEqualTo(2);
  }

  @Test
  void defendersGainDiceForWallsLimesAndHordes_XX_F() {
    assertThat(defender(CLEAR, THREE)).isEqualTo(3);
    assertThat(defender(CLEAR.with(Ground.Fortress.OF_A_KINGDOM), THREE)).isEqualTo(4);
    assertThat(defender(CLEAR.with(Ground.Fortress.OF_AN_EMPIRE), THREE)).isEqualTo(4);
    assertThat(defender(CLEAR, Force.of(INFANTRY).limes().build())).isEqualTo(2);
    assertThat(defender(CLEAR, Force.of(WARRIOR).hordes(1).build())).isEqualTo(2);
    assertThat(defender(CLEAR, Force.of(WARRIOR).hordes(3).build())).isEqualTo(2);
    Force all = Force.of(INFANTRY).limes().hordes(1).cards(1, 0, 0).build();
    assertThat(defender(CLEAR.with(Ground.Fortress.OF_A_KINGDOM), all)).isEqualTo(5);
  }

  @Test
  void aLoneHordeHasOneDie_C23() {
    assertThat(defender(CLEAR, Force.of().hordes(2).build())).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(Terrain.class)
  void terrainCostsADefenderNothing_XX_F(Terrain terrain) {
    assertThat(defender(Ground.open(terrain), BARBARIANS)).isEqualTo(3);
  }
}
