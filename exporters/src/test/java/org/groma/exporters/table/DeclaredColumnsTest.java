package org.groma.exporters.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;

/** Tables have what the ruleset of their project says, in its words. */
class DeclaredColumnsTest {

  private static final Project INVASIONS = load("invasions");
  private static final Project ROMANITAS = load("romanitas");

  private static Project load(String name) {
    return ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", name))).project();
  }

  private static List<String> titles(Table<?> table) {
    return table.columns().stream().<String>map(Column::title).toList();
  }

  @Test
  void setUpsAreAskedForWhatTheGameHas() {
    assertThat(titles(ScenarioTables.setups(INVASIONS, new ScenarioId("350-ad"))))
        .contains("Age", "Treasury", "Capital or horde");
    assertThat(titles(ScenarioTables.setups(ROMANITAS, new ScenarioId("528-ad"))))
        .contains("Status", "Capital", "Controls")
        .doesNotContain("Age", "Treasury", "Capital or horde");
  }

  @Test
  void aGameWithoutMoneyHasNoColumnsForIt() {
    assertThat(titles(ProvinceTable.of(ROMANITAS)))
        .containsSubsequence("Province", "Area", "City", "Fortified", "Port")
        .doesNotContain("Income", "Terrain", "Granary", "Caravan", "Wall");
    assertThat(titles(GazetteerTables.areas(ROMANITAS)))
        .contains("Limitanei")
        .doesNotContain("Sum of incomes", "Kingdom income", "Empire income", "Religion");
    assertThat(titles(GazetteerTables.seas(ROMANITAS))).contains("RP").doesNotContain("Monopoly");
  }

  @Test
  void attributesWithAColumnOfTheirOwnAreNotSaidAgain() {
    Table<?> cities = GazetteerTables.cities(ROMANITAS);
    assertThat(shown(cities, "alexandria", "attributes.points")).isEqualTo("1");
    assertThat(shown(cities, "alexandria", "attributes")).isEqualTo("basilica site");
  }

  private static <R> String shown(Table<R> table, String id, String key) {
    R row = table.rows().find(ROMANITAS, id).orElseThrow();
    return table.column(key).orElseThrow().show(row, Labels.of(ROMANITAS)).text();
  }
}
