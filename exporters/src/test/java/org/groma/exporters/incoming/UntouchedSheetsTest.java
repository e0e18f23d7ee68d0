package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.incoming.Sheet.bring;
import static org.groma.exporters.incoming.Sheet.provinces;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person did not mean to change stays as it is. */
class UntouchedSheetsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Provinces",
        "Areas",
        "Sea zones",
        "Rivers",
        "Cities",
        "Straits",
        "Nations",
        "Force pools",
        "Leaders",
        "Units and costs"
      })
  void anUntouchedSheetChangesNothing(String name) {
    assertThat(Sample.after(bring(Sheet.of(name)))).isEqualTo(Sample.PROJECT);
    assertThat(Sample.remarks(bring(Sheet.of(name))))
        .containsExactly("Read: " + name + ". Other sheets only show.");
  }

  @Test
  void sortedRowsAndMovedColumnsChangeNothing() {
    assertThat(Sample.after(bring(provinces().turnAround()))).isEqualTo(Sample.PROJECT);
  }

  @Test
  void columnsLeftOutKeepTheirValues() {
    Sheet sheet = provinces().without("Income").without("City").without("Province");
    assertThat(Sample.after(bring(sheet))).isEqualTo(Sample.PROJECT);
  }

  @Test
  void sumsAndBlankRowsAreNoRows() {
    Sheet sheet =
        provinces()
            .add("Province", "Total Graecia", "Terrain", "kingdom", "Income", "12")
            .add("More", "  ")
            .add("id", "id", "Province", "Province");
    assertThat(Sample.after(bring(sheet))).isEqualTo(Sample.PROJECT);
  }
}
