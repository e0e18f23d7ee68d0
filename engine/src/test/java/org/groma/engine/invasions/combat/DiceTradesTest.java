package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Troops.AUXILIARY;
import static org.groma.engine.invasions.combat.Troops.ELITE_INFANTRY;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.NOMAD;
import static org.groma.engine.invasions.combat.Troops.WARRIOR;
import static org.groma.engine.invasions.combat.Troops.many;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Arrays;
import java.util.stream.Stream;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DiceTradesTest {

  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);
  private static final Ground STEPPE = Ground.open(Terrain.STEPPE);
  private static final Force FOE = many(3, INFANTRY);
  private static final Force BARBARIANS = many(3, WARRIOR);
  private static final int OWN_ELITE = ELITE_INFANTRY | Trait.IMPERIAL;

  private static DicePool trade(int dice, Ground ground, Side side, Force own, Force enemy) {
    return DiceTrades.trade(dice, ground, side, own, enemy, FIGURES);
  }

  static Stream<Arguments> blacksOfSix() {
    return Stream.of(
        arguments("nothing", CLEAR, ATTACKER, many(3, INFANTRY), FOE, 0),
        arguments("one elite", CLEAR, ATTACKER, many(1, ELITE_INFANTRY), FOE, 0),
        arguments("two elites", CLEAR, ATTACKER, many(2, ELITE_INFANTRY), FOE, 1),
        arguments("a guard is two", CLEAR, ATTACKER, many(1, ELITE_INFANTRY | Trait.GUARD), FOE, 1),
        arguments("four elites of others", CLEAR, ATTACKER, many(4, ELITE_INFANTRY), FOE, 1),
        arguments("three Roman elites", CLEAR, ATTACKER, romans(3), FOE, 1),
        arguments("four Roman elites", CLEAR, ATTACKER, romans(4), FOE, 2),
        arguments("one Roman elite", CLEAR, ATTACKER, romans(1), FOE, 0),
        arguments("cavalry advantage", CLEAR, DEFENDER, many(1, HORSE), FOE, 1),
        arguments("Empire against Barbarians", CLEAR, ATTACKER, empire(), BARBARIANS, 1),
        arguments(
            "C12: Empire against one Barbarian",
            CLEAR,
            ATTACKER,
            empire(),
            Force.of(INFANTRY, WARRIOR).build(),
            1),
        arguments(
            "C12: one of the Empire's own among auxiliaries",
            CLEAR,
            ATTACKER,
            Force.of(AUXILIARY, AUXILIARY, INFANTRY | Trait.IMPERIAL).build(),
            BARBARIANS,
            1),
        arguments("C12: only auxiliaries", CLEAR, ATTACKER, many(3, AUXILIARY), BARBARIANS, 0),
        arguments("Empire against Civilized", CLEAR, ATTACKER, empire(), FOE, 0),
        arguments(
            "Empire against a lone horde",
            CLEAR,
            ATTACKER,
            empire(),
            Force.of().hordes(1).build(),
            1),
        arguments("nomads in steppe", STEPPE, DEFENDER, walkingNomads(), FOE, 1),
        arguments("nomads in clear", CLEAR, DEFENDER, walkingNomads(), FOE, 0),
        arguments(
            "C13: not all nomads in steppe",
            STEPPE,
            DEFENDER,
            Force.of(WARRIOR | Trait.NOMAD, WARRIOR).build(),
            FOE,
            0),
        arguments("others in steppe", STEPPE, DEFENDER, many(2, WARRIOR), FOE, 0),
        arguments(
            "imperial walls",
            CLEAR.with(Ground.Fortress.OF_AN_EMPIRE),
            DEFENDER,
            many(3, INFANTRY),
            FOE,
            1),
        arguments(
            "imperial walls do not help the attacker",
            CLEAR.with(Ground.Fortress.OF_AN_EMPIRE),
            ATTACKER,
            many(3, INFANTRY),
            FOE,
            0),
        arguments(
            "a Kingdom's walls",
            CLEAR.with(Ground.Fortress.OF_A_KINGDOM),
            DEFENDER,
            many(3, INFANTRY),
            FOE,
            0),
        arguments("cards", CLEAR, ATTACKER, Force.of(INFANTRY).cards(0, 2, 0).build(), FOE, 2));
  }

  private static Force romans(int elites) {
    int[] traits = new int[elites];
    Arrays.fill(traits, ELITE_INFANTRY);
    return Force.of(traits).roman().build();
  }

  private static Force empire() {
    return many(2, INFANTRY | Trait.IMPERIAL);
  }

  private static Force walkingNomads() {
    return many(2, WARRIOR | Trait.NOMAD);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("blacksOfSix")
  void whiteDiceAreTradedForBlack_XX_G(
      String what, Ground ground, Side side, Force own, Force enemy, int black) {
    assertThat(trade(6, ground, side, own, enemy))
        .as(what)
        .isEqualTo(new DicePool(6 - black, black));
  }

  @Test
  void allTradesAddUpButNeverBeyondTheDice_XX_G() {
    Force romans =
        Force.of(OWN_ELITE, OWN_ELITE, OWN_ELITE, OWN_ELITE | Trait.CAVALRY).roman().build();
    Ground walls = CLEAR.with(Ground.Fortress.OF_AN_EMPIRE);
    assertThat(trade(6, walls, DEFENDER, romans, BARBARIANS)).isEqualTo(new DicePool(1, 5));
    assertThat(trade(3, walls, DEFENDER, romans, BARBARIANS)).isEqualTo(new DicePool(0, 3));
  }

  @Test
  void theEnemysHeavyAdvantageTakesABlackDieBackIfThereIsOne_XX_G() {
    Force heavy = many(1, INFANTRY | Trait.HEAVY);
    assertThat(trade(4, CLEAR, ATTACKER, many(1, HORSE), heavy)).isEqualTo(new DicePool(4, 0));
    assertThat(trade(4, CLEAR, ATTACKER, many(4, INFANTRY), heavy)).isEqualTo(new DicePool(4, 0));
    assertThat(trade(1, CLEAR, ATTACKER, many(4, ELITE_INFANTRY | Trait.CAVALRY), heavy))
        .isEqualTo(new DicePool(1, 0));
  }

  @Test
  void cardsTradeLastSoThatHeavySoldiersCannotUndoThem_XX_G() {
    Force carded = Force.of(INFANTRY, INFANTRY).cards(0, 1, 0).build();
    assertThat(trade(2, CLEAR, ATTACKER, carded, many(1, INFANTRY | Trait.HEAVY)))
        .isEqualTo(new DicePool(1, 1));
    Force cursed = Force.of(HORSE).cards(0, -2, 0).build();
    assertThat(trade(2, CLEAR, ATTACKER, cursed, FOE)).isEqualTo(new DicePool(2, 0));
  }

  @Test
  void cardsAddAndTakeBlackDiceAfterAllTrades_XX_F() {
    Force blessed = Force.of(INFANTRY).blackDice(1).build();
    assertThat(trade(1, CLEAR, ATTACKER, blessed, FOE)).isEqualTo(new DicePool(1, 1));
    Force cursed = Force.of(INFANTRY).cards(0, 1, 0).blackDice(-1).build();
    assertThat(trade(2, CLEAR, ATTACKER, cursed, FOE)).isEqualTo(new DicePool(1, 0));
    assertThat(trade(1, CLEAR, ATTACKER, cursed, FOE))
        .as("a die stays")
        .isEqualTo(new DicePool(0, 1));
    Force plain = Force.of(INFANTRY).blackDice(-1).build();
    assertThat(trade(2, CLEAR, ATTACKER, plain, FOE)).isEqualTo(new DicePool(2, 0));
  }

  @Test
  void damagedElitesAndEliminatedNomadsDoNotCount_XX_G() {
    Force damaged = Force.of(ELITE_INFANTRY, ELITE_INFANTRY).damaged(0).build();
    assertThat(trade(2, CLEAR, ATTACKER, damaged, FOE)).isEqualTo(new DicePool(2, 0));
    Force mixed = Force.of(NOMAD, INFANTRY).build();
    mixed.hit(1);
    assertThat(trade(2, STEPPE, ATTACKER, mixed, many(1, HORSE))).isEqualTo(new DicePool(1, 1));
  }

  @Test
  void aPoolIsNeverNegative() {
    assertThatThrownBy(() -> new DicePool(-1, 0)).hasMessageContaining("-1 white");
    assertThatThrownBy(() -> new DicePool(0, -1)).hasMessageContaining("-1 black");
  }
}
