package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Trait.AMPHIBIOUS;
import static org.groma.engine.invasions.combat.Trait.CROSSED_RIDGE;
import static org.groma.engine.invasions.combat.Trait.CROSSED_RIVER;
import static org.groma.engine.invasions.combat.Trait.CROSSED_STRAIT;
import static org.groma.engine.invasions.combat.Troops.ELITE_INFANTRY;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.WARRIOR;
import static org.groma.engine.invasions.combat.Troops.many;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class AdvancedModifiersTest {

  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);
  private static final Ground FOREST = Ground.open(Terrain.FOREST);
  private static final Ground STEPPE = Ground.open(Terrain.STEPPE);
  private static final Force THREE = many(3, INFANTRY);
  private static final Force BARBARIANS = many(3, WARRIOR);
  private static final Force OVER_STRAIT = many(3, INFANTRY | CROSSED_STRAIT);
  private static final Force OVER_RIVER = many(3, INFANTRY | CROSSED_RIVER);
  private static final Force OVER_RIDGE = many(3, INFANTRY | CROSSED_RIDGE);
  private static final Force IMPERIALS = many(2, INFANTRY | Trait.IMPERIAL);

  /** What, ground, attacker, defender, modifiers of both in the first and in the second round. */
  static Stream<Arguments> rows() {
    return Stream.of(
        arguments("nothing", CLEAR, THREE, THREE, 0, 0, 0, 0),
        arguments("marsh", Ground.open(Terrain.MARSH), THREE, THREE, -1, 0, -1, 0),
        arguments("strait, for both", CLEAR, OVER_STRAIT, THREE, -1, 1, -1, 1),
        arguments(
            "not all over the strait",
            CLEAR,
            Force.of(INFANTRY | CROSSED_STRAIT, INFANTRY).build(),
            THREE,
            0,
            0,
            0,
            0),
        arguments("strait, intercepted", CLEAR.afterInterception(), OVER_STRAIT, THREE, 0, 0, 0, 0),
        arguments("river, first round", CLEAR, OVER_RIVER, THREE, -1, 0, 0, 0),
        arguments("ridge, first round", CLEAR, OVER_RIDGE, THREE, -1, 0, 0, 0),
        arguments("river, intercepted", CLEAR.afterInterception(), OVER_RIVER, THREE, 0, 0, 0, 0),
        arguments(
            "strait and ridge add up",
            CLEAR,
            many(3, INFANTRY | CROSSED_STRAIT | CROSSED_RIDGE),
            THREE,
            -2,
            1,
            -1,
            1),
        arguments(
            "amphibious over a river",
            CLEAR,
            many(3, INFANTRY | AMPHIBIOUS | CROSSED_RIVER),
            THREE,
            0,
            0,
            0,
            0),
        arguments(
            "amphibious over a ridge",
            CLEAR,
            many(3, INFANTRY | AMPHIBIOUS | CROSSED_RIDGE),
            THREE,
            -1,
            0,
            0,
            0),
        arguments("forest of Barbarians", FOREST, THREE, BARBARIANS, -1, 0, -1, 0),
        arguments("forest of nomads", FOREST, THREE, many(3, WARRIOR | Trait.NOMAD), 0, 0, 0, 0),
        arguments("forest of others", FOREST, THREE, THREE, 0, 0, 0, 0),
        arguments("Barbarians at home", CLEAR.inBarbarianArea(), BARBARIANS, THREE, 1, 0, 1, 0),
        arguments(
            "a Kingdom's walls",
            CLEAR.with(Ground.Fortress.OF_A_KINGDOM),
            THREE,
            THREE,
            0,
            1,
            0,
            1),
        arguments(
            "an Empire's walls",
            CLEAR.with(Ground.Fortress.OF_AN_EMPIRE),
            THREE,
            THREE,
            0,
            2,
            0,
            2),
        arguments("two elites", CLEAR, many(2, ELITE_INFANTRY), THREE, 1, 0, 1, 0),
        arguments("one elite", CLEAR, many(1, ELITE_INFANTRY), THREE, 0, 0, 0, 0),
        arguments("four elites of others", CLEAR, many(4, ELITE_INFANTRY), THREE, 1, 0, 1, 0),
        arguments(
            "four Roman elites",
            CLEAR,
            THREE,
            Force.of(ELITE_INFANTRY | Trait.GUARD, ELITE_INFANTRY | Trait.GUARD).roman().build(),
            0,
            2,
            0,
            2),
        arguments("cavalry", CLEAR, many(1, HORSE), THREE, 1, 0, 1, 0),
        arguments("heavy", CLEAR, many(1, INFANTRY | Trait.HEAVY), THREE, 0, -1, 0, -1),
        arguments("Empire against Barbarians", CLEAR, IMPERIALS, BARBARIANS, 1, 0, 1, 0),
        arguments(
            "Empire against one Barbarian",
            CLEAR,
            IMPERIALS,
            Force.of(INFANTRY, WARRIOR).build(),
            1,
            0,
            1,
            0),
        arguments("Empire against others", CLEAR, IMPERIALS, THREE, 0, 0, 0, 0),
        arguments(
            "C13: one nomad in steppe is enough",
            STEPPE,
            THREE,
            Force.of(WARRIOR | Trait.NOMAD, WARRIOR).build(),
            0,
            1,
            0,
            1),
        arguments("nomads elsewhere", CLEAR, THREE, many(2, WARRIOR | Trait.NOMAD), 0, 0, 0, 0),
        arguments(
            "cards",
            CLEAR,
            Force.of(INFANTRY).cards(0, 0, 3).build(),
            Force.of(INFANTRY).cards(0, 0, -2).build(),
            3,
            -2,
            3,
            -2));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void rollsAreModified_XXI_E(
      String what,
      Ground ground,
      Force attacker,
      Force defender,
      int attackerFirst,
      int defenderFirst,
      int attackerSecond,
      int defenderSecond) {
    assertThat(
            new int[] {
              AdvancedModifiers.of(ground, ATTACKER, attacker, defender, true, FIGURES),
              AdvancedModifiers.of(ground, DEFENDER, defender, attacker, true, FIGURES),
              AdvancedModifiers.of(ground, ATTACKER, attacker, defender, false, FIGURES),
              AdvancedModifiers.of(ground, DEFENDER, defender, attacker, false, FIGURES)
            })
        .as(what)
        .containsExactly(attackerFirst, defenderFirst, attackerSecond, defenderSecond);
  }
}
