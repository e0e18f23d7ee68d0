package org.groma.validator.proofread;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.validator.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cells whose meaning the table declares are held against what they mean, in the samples. */
class DeclaredCellsTest {

  @ParameterizedTest
  @ValueSource(strings = {"invasions", "romanitas", "barbarian-kingdom-empire"})
  void everyColumnOfTheSamplesIsComparedOrKeptOnPurpose(String game) {
    Project project =
        ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", game))).project();
    List<String> idle = new ArrayList<>();
    List<String> open = new ArrayList<>();
    for (SourceTable table : project.get(Kinds.SOURCES)) {
      DeclaredCells.idle(table).keySet().forEach(column -> idle.add(table.id() + " " + column));
      if (!table.table().equals("sections") && table.complete().isEmpty()) {
        open.add(table.id().slug());
      }
      assertThat(DeclaredCells.alone(table)).isEmpty();
      assertThat(new Completeness().of(project, table).map(DeclaredCellsTest::gaps).orElse(0))
          .as(table.id().slug())
          .isZero();
    }

    assertThat(idle).isEmpty();
    assertThat(open).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "rules-en/caravans, 1, D10, 3–6, VALUE",
    "rules-en/caravans, 3, D10, 1, VALUE",
    "rules-en/revolt-areas, 2, half, Eastern Map, NOWHERE",
    "rules-en/revolt-areas, 2, D10, 3, VALUE",
    "rules-en/closed-land, 2, place, Arabia Felix, NAME",
    "rules-en/closed-land, 2, open to, Berber raiders, VALUE",
    "huns-aid/purchase-costs, 0, empire, 1, VALUE",
    "huns-aid/movement-allowances, 0, paces, 5, VALUE",
    "huns-aid/nations, 1, raids from, Arabia Felix, NAME",
    "huns-aid/nations, 1, marks, Nomadic, VALUE",
    "huns-aid/tables, 2, value, +2, VALUE"
  })
  void aSlipIsSeen(String id, int row, String column, String cell, DeclaredCells.Wrong wrong) {
    SourceTable table = table(id);

    assertThat(DeclaredCells.against(Sample.PROJECT, table)).isEmpty();
    assertThat(DeclaredCells.against(Sample.PROJECT, spoilt(table, row, column, cell)))
        .extracting(DeclaredCells.Slip::wrong)
        .contains(wrong);
  }

  @ParameterizedTest
  @CsvSource({
    "rules-en/areas, 0, kingdom, 9, FORM",
    "rules-en/revolt-areas, 0, half, Westen Map, WORD",
    "huns-aid/purchase-costs, 0, unit, Nobel Cavalry, WORD"
  })
  void aTableContradictsItself(
      String id, int row, String column, String cell, DeclaredCells.Wrong wrong) {
    assertThat(DeclaredCells.alone(spoilt(table(id), row, column, cell)))
        .extracting(DeclaredCells.Slip::wrong)
        .contains(wrong);
  }

  @Test
  void aRowOfTheWrongSectionPartsFromTheOtherEdition() {
    SourceTable german = table("rules-de/provinces");
    List<SourceTable.Row> rows = new ArrayList<>(german.rows());
    rows.replaceAll(row ->
        row.of().orElse("").equals("alpes")
            ? new SourceTable.Row("XXXII.B", row.of(), row.cells())
            : row);

    assertThat(EditionPair.compare(german.with(rows), table("rules-en/provinces")))
        .extracting(EditionPair.Apart::column, EditionPair.Apart::first)
        .contains(tuple("section", "XXXII.B"));
  }

  @Test
  void aRowLeftOutIsMissed() {
    SourceTable nations = table("huns-aid/nations");
    List<SourceTable.Row> rows = new ArrayList<>(nations.rows());
    rows.removeIf(row -> row.of().orElse("").equals("suebi"));

    assertThat(new Completeness().of(Sample.PROJECT, nations.with(rows)).orElseThrow().missing())
        .containsOnlyKeys("suebi");
  }

  private static int gaps(Completeness.Gaps gaps) {
    return gaps.missing().size()
        + gaps.strange().size()
        + gaps.doubled().size()
        + Math.abs(gaps.lacking());
  }

  private static SourceTable table(String id) {
    return Sample.PROJECT.get(Kinds.SOURCES).toList().stream()
        .filter(table -> table.id().slug().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static SourceTable spoilt(SourceTable table, int index, String column, String cell) {
    SourceTable.Row row = table.rows().get(index);
    Map<String, String> cells = new LinkedHashMap<>(row.cells());
    cells.put(column, cell);
    List<SourceTable.Row> rows = new ArrayList<>(table.rows());
    rows.set(index, new SourceTable.Row(row.section(), row.of(), cells));
    return table.with(rows);
  }
}
