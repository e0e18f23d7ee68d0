package org.groma.exporters.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TypefaceTest {

  private static final String LETTERS = "ABCÆŒØÞßæœøþłđčřžāēīōūșțğış½¼¾–’·0123456789";

  @ParameterizedTest
  @EnumSource
  void everyCutHasAllLettersOfLatinAndTheHalf(Typeface face) {
    assertThat(LETTERS.codePoints().filter(letter -> face.font().glyph(letter) == 0)).isEmpty();
  }

  @Test
  void widthsAreThoseOfTheFont() {
    assertThat(Typeface.ROMAN.width("", 0)).isZero();
    assertThat(Typeface.ROMAN.width("n", 0)).isBetween(0.4, 0.65);
    assertThat(Typeface.BOLD.width("mm", 0))
        .isCloseTo(2 * Typeface.BOLD.width("m", 0), Offset.offset(0.02));
    assertThat(Typeface.ROMAN.width("abc", 0.1))
        .isCloseTo(Typeface.ROMAN.width("abc", 0) + 0.2, Offset.offset(1e-9));
  }

  @Test
  void pairsThatGapeAreDrawnTogether() {
    assertThat(Typeface.BOLD.width("AV", 0))
        .isLessThan(Typeface.BOLD.width("A", 0) + Typeface.BOLD.width("V", 0) - 0.02);
  }

  @Test
  void anAccentStandsOnItsLetter() {
    Rectangle2D plain = Typeface.ROMAN.font().outline("e", 0).getBounds2D();
    Rectangle2D accented = Typeface.ROMAN.font().outline("é", 0).getBounds2D();
    assertThat(accented.getMinY()).isCloseTo(plain.getMinY(), Offset.offset(0.01));
    assertThat(accented.getMaxY()).isGreaterThan(plain.getMaxY() + 0.1);
  }

  @Test
  void aBlankHasWidthAndNoInk() {
    assertThat(Typeface.ROMAN.font().outline(" ", 0).getBounds2D().isEmpty()).isTrue();
    assertThat(Typeface.ROMAN.width(" ", 0)).isPositive();
  }

  @Test
  void aSubsetDrawsItsLettersAlikeAndIsSmall() {
    TrueType whole = Typeface.ITALIC.font();
    byte[] file = FontSubset.of(whole, "Mare Ægéum ½");
    assertThat(file.length).isLessThan(60_000);
    TrueType subset = TrueType.read(file);
    for (String letter : "Mare Ægéum½".split("", -1)) {
      assertThat(subset.outline(letter, 0).getBounds2D())
          .as(letter)
          .isEqualTo(whole.outline(letter, 0).getBounds2D());
    }
    assertThat(subset.outline("Q", 0).getBounds2D().isEmpty()).isTrue();
  }
}
