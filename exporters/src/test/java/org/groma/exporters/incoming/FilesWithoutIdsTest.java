package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.incoming.Sheet.provinces;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.grid.Grid;
import org.junit.jupiter.api.Test;

/** Tables in files of their own, which may have names in place of ids. */
class FilesWithoutIdsTest {

  @Test
  void aFileWithoutIdsGoesByNamesAndDeletesNothing() {
    Sheet sheet = provinces().type("achaia", "Income", "3").without("id").keepFirst(200);
    assertThat(
            Sample.values(TableImport.file(Sample.PROJECT, sheet.grid(), Optional.empty(), false)))
        .containsExactly("province:achaia income 2 > 3");
  }

  @Test
  void aNameNearAKnownOneIsASlip() {
    Sheet sheet = provinces().type("achaia", "Province", "Achaja").without("id");
    assertThat(
            Sample.mistakes(
                TableImport.file(Sample.PROJECT, sheet.grid(), Optional.of("provinces"), false)))
        .containsExactly(
            "sheet Provinces, row %d, column Province: there is no province 'Achaja'; did you mean 'achaia'? A new one with a name so near needs a column id."
                .formatted(sheet.number("achaia")));
  }

  @Test
  void aFileIsTheTableThatItsTitlesFit() {
    Grid grid = Sample.named("my list", Sheet.of("Leaders").grid());
    assertThat(Sample.after(TableImport.file(Sample.PROJECT, grid, Optional.empty(), false)))
        .isEqualTo(Sample.PROJECT);
    Grid vague = Sample.named("my list", new Grid("", "", List.of()));
    assertThat(Sample.mistakes(TableImport.file(Sample.PROJECT, vague, Optional.empty(), false)))
        .singleElement()
        .asString()
        .startsWith("sheet my list: which table is this? Its titles fit none, or several alike;");
    assertThat(
            Sample.mistakes(TableImport.file(Sample.PROJECT, grid, Optional.of("leader"), false)))
        .containsExactly("there is no table 'leader'; did you mean 'Leaders'?");
  }
}
