package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.incoming.Sheet.bring;
import static org.groma.exporters.incoming.Sheet.provinces;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Rows that a person deleted. */
class DeletedRowsTest {

  @Test
  void whatNothingRefersToGoesWithItsRow() {
    assertThat(Sample.values(bring(Sheet.of("Force pools").delete("aestii/infantry"))))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("nation:aestii pool ");
    assertThat(Sample.values(bring(provinces().type("aegyptus", "City", ""))))
        .containsExactly("city:memphis * Memphis > ");
  }

  @Test
  void whatIsReferredToIsNamedWithWhoRefers() {
    assertThat(Sample.mistakes(bring(Sheet.of("Sea zones").delete("propontis"))))
        .singleElement()
        .asString()
        .startsWith("sheet Sea zones: the row of Propontis (propontis) is gone, but the city ")
        .endsWith(" refer to it; put the row back, or change what refers to it.");
  }

  @Test
  void aSheetThatLostMostOfItsRowsIsNotTakenUnlessAskedFor() {
    Sheet sheet = Sheet.of("Force pools").keepFirst(10);
    assertThat(Sample.mistakes(bring(sheet)))
        .singleElement()
        .asString()
        .matches(
            "sheet Force pools: \\d+ of \\d+ rows are gone; if they are meant to be deleted, ask"
                + " for that with --delete-many\\.");
    assertThat(Sample.values(TableImport.workbook(Sample.PROJECT, List.of(sheet.grid()), true)))
        .hasSizeGreaterThan(10);
  }
}
