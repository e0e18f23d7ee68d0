package org.groma.exporters.sheet.typeset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ColumnWidthsTest {

  @Test
  void columnsGetWhatTheyWantIfThereIsRoom() {
    double[] widths = ColumnWidths.of(new double[] {5, 5}, new double[] {20, 40}, 100);
    assertThat(widths).containsExactly(20, 40);
  }

  @Test
  void onlyBroadColumnsAreNarrowedAndNotBelowTheirLongestWord() {
    double[] widths = ColumnWidths.of(new double[] {5, 30, 70}, new double[] {10, 200, 80}, 150);
    assertThat(widths[0]).isEqualTo(10);
    assertThat(widths[2]).isGreaterThanOrEqualTo(70);
    assertThat(Arrays.stream(widths).sum()).isEqualTo(150, offset(0.01));
  }

  @Test
  void wordsAreCutOnlyWhereTheyCannotHaveRoom() {
    double[] widths = ColumnWidths.of(new double[] {100, 100}, new double[] {150, 150}, 80);
    assertThat(Arrays.stream(widths).sum()).isLessThanOrEqualTo(80.01);
  }
}
