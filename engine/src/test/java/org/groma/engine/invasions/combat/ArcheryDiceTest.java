package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Trait.AXE;
import static org.groma.engine.invasions.combat.Trait.FLEET;
import static org.groma.engine.invasions.combat.Trait.MOUNTAINEER;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.FOOT_ARCHER;
import static org.groma.engine.invasions.combat.Troops.HEAVY_HORSE;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.HORSE_ARCHER;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.LEGION;
import static org.groma.engine.invasions.combat.Troops.many;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArcheryDiceTest {

  private static final Force NOBODY = many(1, INFANTRY);

  private static DicePool inOpen(Force own, Force enemy) {
    return ArcheryDice.pool(own, enemy, false, true, FIGURES);
  }

  private static DicePool ambushing(Force own) {
    return ArcheryDice.pool(own, NOBODY, true, false, FIGURES);
  }

  @Test
  void inAssyriaThreeArchersHaveTwoDiceOneOfThemTradedAndTwoHaveOne_B1() {
    Force persians = Force.of(FOOT_ARCHER, HORSE_ARCHER, HORSE_ARCHER).build();
    Force romans = Force.of(FOOT_ARCHER, HORSE_ARCHER).build();
    assertThat(inOpen(persians, romans)).isEqualTo(new DicePool(1, 1));
    // printed without the trade that the Romans' one horse archer allows
    assertThat(inOpen(romans, persians)).isEqualTo(new DicePool(0, 1));
    Force heavyRomans = Force.of(FOOT_ARCHER, HORSE_ARCHER, LEGION, LEGION).build();
    assertThat(inOpen(persians, heavyRomans)).isEqualTo(new DicePool(0, 1));
  }

  @Test
  void inArmeniaMinorTheAmbushersHaveFourDice_B2() {
    Force armenians =
        Force.of(
                FOOT_ARCHER | MOUNTAINEER,
                FOOT_ARCHER | MOUNTAINEER,
                INFANTRY | MOUNTAINEER,
                INFANTRY | MOUNTAINEER,
                INFANTRY)
            .build();
    assertThat(ambushing(armenians)).isEqualTo(new DicePool(4, 0));
    assertThat(ArcheryDice.pool(armenians, NOBODY, false, false, FIGURES))
        .isEqualTo(new DicePool(1, 0));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "2, 1", "3, 2", "4, 2", "5, 3"})
  void twoArchersOrPartOfTwoHaveADie_XX_D(int archers, int dice) {
    assertThat(inOpen(many(archers, FOOT_ARCHER), NOBODY)).isEqualTo(new DicePool(dice, 0));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "4, 1", "5, 2"})
  void fourAxeThrowersOrPartOfFourHaveADie_XX_D(int axes, int dice) {
    assertThat(inOpen(many(axes, INFANTRY | AXE), NOBODY)).isEqualTo(new DicePool(dice, 0));
  }

  @Test
  void archersAndAxeThrowersAreRoundedApart_C17() {
    assertThat(inOpen(Force.of(FOOT_ARCHER, INFANTRY | AXE).build(), NOBODY))
        .isEqualTo(new DicePool(2, 0));
  }

  @ParameterizedTest
  @CsvSource({"1, 0, 1", "2, 0, 1", "3, 0, 2", "4, 0, 2"})
  void horseArchersTradeInTheOpen_XX_D(int horse, int white, int black) {
    assertThat(inOpen(many(horse, HORSE_ARCHER), NOBODY)).isEqualTo(new DicePool(white, black));
    assertThat(ArcheryDice.pool(many(horse, HORSE_ARCHER), NOBODY, false, false, FIGURES))
        .isEqualTo(new DicePool(black, 0));
  }

  @Test
  void noDieIsLeftToTradeWhenTheHeavyEnemyTakesTheOnlyOne_XX_D() {
    assertThat(inOpen(many(1, HORSE_ARCHER), many(1, HEAVY_HORSE))).isEqualTo(new DicePool(0, 0));
    assertThat(inOpen(many(2, INFANTRY), many(1, HEAVY_HORSE))).isEqualTo(new DicePool(0, 0));
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "3, 2"})
  void mountaineerInfantryInAmbushCountsDouble_XX_D(int mountaineers, int dice) {
    assertThat(ambushing(many(mountaineers, INFANTRY | MOUNTAINEER)))
        .isEqualTo(new DicePool(dice, 0));
  }

  @Test
  void mountaineerAxeThrowersInAmbushCountDouble_XX_D() {
    assertThat(ambushing(many(3, INFANTRY | AXE | MOUNTAINEER))).isEqualTo(new DicePool(2, 0));
  }

  @Test
  void axeThrowersInAmbushAreNotCountedAgainAsInfantry_XX_D() {
    assertThat(ambushing(many(4, INFANTRY | AXE))).isEqualTo(new DicePool(1, 0));
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "4, 1", "5, 2"})
  void otherInfantryInAmbushHasADieForFour_XX_D(int infantry, int dice) {
    assertThat(ambushing(many(infantry, INFANTRY))).isEqualTo(new DicePool(dice, 0));
    assertThat(ArcheryDice.pool(many(infantry, INFANTRY), NOBODY, false, false, FIGURES))
        .isEqualTo(new DicePool(0, 0));
  }

  @Test
  void cavalryAndFleetsDoNotShootFromAmbush_C16() {
    assertThat(ambushing(Force.of(HORSE, HORSE | MOUNTAINEER, FLEET).build()))
        .isEqualTo(new DicePool(0, 0));
  }

  @Test
  void aDamagedEliteArcherShootsNoMoreButADamagedAxeThrowerDoes_III_B() {
    Force archer = Force.of(FOOT_ARCHER | Trait.ELITE).damaged(0).build();
    assertThat(inOpen(archer, NOBODY)).isEqualTo(new DicePool(0, 0));
    Force axe = Force.of(INFANTRY | AXE | Trait.ELITE).damaged(0).build();
    assertThat(inOpen(axe, NOBODY)).isEqualTo(new DicePool(1, 0));
    Force mountaineers = many(3, INFANTRY | MOUNTAINEER | Trait.ELITE);
    mountaineers.set(0, Condition.DAMAGED);
    assertThat(ambushing(mountaineers)).isEqualTo(new DicePool(2, 0));
  }
}
