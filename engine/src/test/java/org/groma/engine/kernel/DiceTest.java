package org.groma.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DiceTest {

  @Test
  void theSameSeedGivesTheSameRollsAndACopyGoesOnAlike() {
    SeededDice one = new SeededDice(7);
    SeededDice other = new SeededDice(7);
    assertThat(IntStream.range(0, 50).map(_ -> one.d10()))
        .containsExactly(
            IntStream.range(0, 50).map(_ -> other.d10()).boxed().toArray(Integer[]::new));
    SeededDice copy = one.copy();
    assertThat(copy.twoD6()).isEqualTo(one.twoD6());
  }

  @ParameterizedTest
  @EnumSource(Die.class)
  void everyFaceComesUpAboutEquallyOften(Die die) {
    SeededDice dice = new SeededDice(1);
    int rolls = 60_000;
    int[] count = new int[die.faces() + 1];
    for (int i = 0; i < rolls; i++) {
      count[dice.roll(die)]++;
    }
    assertThat(count[0]).isZero();
    double expected = (double) rolls / die.faces();
    for (int face = 1; face <= die.faces(); face++) {
      assertThat((double) count[face]).isBetween(0.95 * expected, 1.05 * expected);
    }
  }

  @ParameterizedTest
  @CsvSource({"WHITE, 3, 2, 2", "BLACK, 2, 4, 2"})
  void battleDiceHaveThePrintedFaces_XX_B(Die die, int blanks, int whiteSwords, int redSwords) {
    BattleFace[] faces =
        IntStream.rangeClosed(1, 6).mapToObj(i -> BattleFace.of(die, i)).toArray(BattleFace[]::new);
    assertThat(faces).filteredOn(face -> face == BattleFace.BLANK).hasSize(blanks);
    assertThat(IntStream.range(0, 6).map(i -> faces[i].white()).sum()).isEqualTo(whiteSwords);
    assertThat(IntStream.range(0, 6).map(i -> faces[i].red()).sum()).isEqualTo(redSwords);
  }

  @Test
  void redSwordsCountOnlyWhereTheTerrainLetsThem_XX_H() {
    assertThat(BattleFace.BOTH_SWORDS.hits(true)).isEqualTo(2);
    assertThat(BattleFace.BOTH_SWORDS.hits(false)).isEqualTo(1);
    assertThat(BattleFace.RED_SWORD.hits(false)).isZero();
  }

  @Test
  void anEvenD10PassesTheCheck_III_A() {
    ScriptedDice dice = new ScriptedDice().d10(10, 9);
    assertThat(dice.d2()).isTrue();
    assertThat(dice.d2()).isFalse();
    assertThat(dice.isSpent()).isTrue();
  }

  @Test
  void scriptedDiceComplainWhenAnotherDieIsRolled() {
    ScriptedDice dice = new ScriptedDice().white(BattleFace.RED_SWORD);
    assertThatThrownBy(dice::d10)
        .hasMessageContaining("a D10 is rolled where the script has a WHITE");
    assertThatThrownBy(dice::d10).hasMessageContaining("at its end");
  }
}
