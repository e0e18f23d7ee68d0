package org.groma.exporters.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamedCellsTest {

  @ParameterizedTest
  @ValueSource(strings = {"invasions", "romanitas", "barbarian-kingdom-empire"})
  void everyRowOfTheSamplesIsReadBackAsItIsShown(String sample) {
    Project project =
        ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", sample))).project();
    for (RuleTable table : project.get(Kinds.TABLES)) {
      for (RuleTable.Row row : table.rows()) {
        String shown = NamedCells.DATA.show(row.cells());
        assertThat(NamedCells.DATA.read(Typed.tidy(shown), table.columns()))
            .as(table.id() + " " + row.key())
            .isEqualTo(Reading.of(row.cells()));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a;b", "yes", "12", "[x", "{", "\"quoted\"", "plain: text"})
  void whatLooksLikeSomethingElseStaysText(String text) {
    Map<String, Datum> cells = Map.of("note", Datum.text(text));
    assertThat(NamedCells.DATA.read(NamedCells.DATA.show(cells), List.of("note")))
        .isEqualTo(Reading.of(cells));
    Map<String, String> printed = Map.of("note", text);
    assertThat(NamedCells.TEXTS.read(NamedCells.TEXTS.show(printed), List.of()))
        .isEqualTo(Reading.of(printed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"odds: 2", "just words", "units: [1"})
  void whatFitsNoColumnIsRefused(String typed) {
    assertThat(NamedCells.DATA.read(typed, List.of("units"))).isInstanceOf(Reading.Unread.class);
  }
}
