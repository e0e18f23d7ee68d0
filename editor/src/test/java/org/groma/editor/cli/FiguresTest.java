package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FiguresTest {

  @Test
  void coordinatesHaveUpToFourDecimals() {
    assertThat(Figures.place(12.34567, -0.00001)).isEqualTo("(12.3457, 0)");
    assertThat(Figures.place(1e6, 100)).isEqualTo("(1000000, 100)");
  }

  @Test
  void sizesHaveFourDigits() {
    assertThat(Figures.size(0)).isEqualTo("0");
    assertThat(Figures.size(12.34567)).isEqualTo("12.35");
    assertThat(Figures.size(123456.7)).isEqualTo("123457");
    assertThat(Figures.size(0.00123456)).isEqualTo("0.001235");
    assertThat(Figures.size(1.23e-9)).isEqualTo("1.2e-09");
  }

  @Test
  void aColumnOfLengthsHasOneNumberOfDecimals() {
    assertThat(Figures.column(List.of(12.3456, 1.0, 0.001)))
        .containsExactly("12.35", "1.00", "0.00");
    assertThat(Figures.column(List.of(12345.6, 1.0))).containsExactly("12346", "1");
    assertThat(Figures.column(List.of(0.5, 0.25))).containsExactly("0.5000", "0.2500");
    assertThat(Figures.column(List.of())).isEmpty();
  }

  @Test
  void bytesAreCountedInThousands() {
    assertThat(Figures.bytes(999)).isEqualTo("999 B");
    assertThat(Figures.bytes(1000)).isEqualTo("1.0 kB");
    assertThat(Figures.bytes(12_345_678)).isEqualTo("12.3 MB");
  }
}
