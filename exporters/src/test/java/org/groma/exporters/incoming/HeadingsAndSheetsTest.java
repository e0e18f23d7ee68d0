package org.groma.exporters.incoming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.exporters.incoming.Sheet.bring;
import static org.groma.exporters.incoming.Sheet.provinces;

import java.util.List;
import org.groma.exporters.grid.Grid;
import org.junit.jupiter.api.Test;

/** Which column is which, and which sheet. */
class HeadingsAndSheetsTest {

  @Test
  void titlesMayStandLowerOnTheSheet() {
    Grid grid = provinces().grid();
    List<Grid.Row> lower =
        grid.rows().stream().map(row -> new Grid.Row(row.number() + 4, row.cells())).toList();
    assertThat(
            Sample.after(
                TableImport.workbook(
                    Sample.PROJECT,
                    List.of(new Grid("Provinces", "sheet Provinces", lower)),
                    false)))
        .isEqualTo(Sample.PROJECT);
  }

  @Test
  void aColumnThatIsOnlyShownIsNotTakenAndThatIsSaid() {
    Sheet sheet = provinces().type("achaia", "Source", "my own").type("delta", "Source", "dream");
    assertThat(Sample.after(bring(sheet))).isEqualTo(Sample.PROJECT);
    assertThat(Sample.remarks(bring(sheet)))
        .contains(
            "The column Source of sheet Provinces is only shown; 2 cells in it changed and were not"
                + " taken.");
  }

  @Test
  void aPersonsOwnColumnIsLetBeAndThatIsSaid() {
    assertThat(Sample.remarks(bring(provinces().title("To look up"))))
        .contains("The column 'To look up' of sheet Provinces is not read.");
  }

  @Test
  void titlesThatAreMisspeltMissingOrDoubledAreTold() {
    assertThat(Sample.mistakes(bring(provinces().retitle("Income", "Incom"))))
        .containsExactly(
            "sheet Provinces, row 1, column E: there is no column 'Incom'; did you mean 'Income'?");
    assertThat(Sample.mistakes(bring(provinces().without("id"))))
        .containsExactly(
            "sheet Provinces: the column id is missing; without it rows cannot be known again. It"
                + " may be hidden, but not deleted.");
    assertThat(Sample.mistakes(bring(provinces().title("Income"))))
        .containsExactly(
            "sheet Provinces, row 1: two columns are called Income; delete one of them.");
    Grid empty = new Grid("Provinces", "sheet Provinces", List.of());
    assertThat(Sample.mistakes(TableImport.workbook(Sample.PROJECT, List.of(empty), false)))
        .containsExactly(
            "sheet Provinces: there is no row of titles; expected id, Province and so on.");
  }

  @Test
  void wrongSheetsAreTold() {
    Grid grid = provinces().grid();
    assertThat(
            Sample.mistakes(
                TableImport.workbook(
                    Sample.PROJECT, List.of(Sample.named("Provincs", grid)), false)))
        .containsExactly("sheet Provincs: there is no table 'Provincs'; did you mean 'Provinces'?");
    assertThat(
            Sample.mistakes(
                TableImport.workbook(Sample.PROJECT, List.of(Sample.named("Sheet1", grid)), false)))
        .containsExactly(
            "the workbook has none of the sheets that are read back: Areas, Sea zones, Rivers,"
                + " Provinces, Cities, Straits, Units and costs, Nations, Force pools, Leaders. It"
                + " has Sheet1.");
  }
}
