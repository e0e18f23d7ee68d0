package org.groma.exporters.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Together;
import org.groma.model.gazetteer.City;
import org.groma.model.id.AreaId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.value.Halves;
import org.junit.jupiter.api.Test;

class TablesTest {

  private static final Project PROJECT = sample();
  private static final Labels LABELS = Labels.of(PROJECT);

  private static Project sample() {
    return ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions")))
        .project();
  }

  @Test
  void whatIsShownSaysTheSameWhenItIsReadBack() {
    for (Table<?> table : Tables.of(PROJECT)) {
      everyCellOf(table);
    }
  }

  private static <R> void everyCellOf(Table<R> table) {
    assertThat(table.rows().of(PROJECT)).as(table.name()).isNotEmpty();
    for (R row : table.rows().of(PROJECT)) {
      assertThat(table.rows().find(PROJECT, table.rows().id(row))).contains(row);
      for (Column<R> column : table.columns()) {
        String text = column.show(row, LABELS).text();
        String where = table.name() + " " + table.rows().id(row) + " " + column.title();
        assertThat(column.says(row, "  " + text + "\u00a0", LABELS)).as(where).isTrue();
        if (column.isEditable()) {
          assertThat(column.put(row, text, LABELS)).as(where).isEqualTo(Reading.of(row));
        }
      }
    }
  }

  @Test
  void namesOfOthersAreUnderstoodByNameAliasAndId() {
    ProvinceRow achaia = province("achaia");
    for (String typed : List.of("Persia Orientalis", " persia  orientalis ", "persia-orientalis")) {
      assertThat(put(achaia, "area", typed).province().area())
          .as(typed)
          .contains(new AreaId("persia-orientalis"));
    }
    assertThat(put(province("nilus"), "city.port", "M. Aegeum").city().flatMap(City::port))
        .contains(new SeaId("mare-aegeum"));
  }

  @Test
  void anUnknownNameIsRefusedWithTheNearest() {
    assertThat(unread(province("achaia"), "area", "Mesopotamai"))
        .isEqualTo("There is no area 'Mesopotamai'; did you mean 'Mesopotamia'?");
    assertThat(unread(province("achaia"), "terrain", "swampland"))
        .isEqualTo(
            "There is no terrain 'swampland'; there are Clear, Forest, Mountain, Marsh, Steppe,"
                + " Desert.");
    assertThat(unread(province("achaia"), "income", "two"))
        .isEqualTo("Expected a number of halves such as 2, ½ or 2½, not 'two'.");
    assertThat(unread(province("nilus"), "city.level", "7"))
        .isEqualTo("A city has level 0 to 3, not 7.");
  }

  @Test
  void aCityIsFoundedByItsNameAndRazedByAnEmptyCell() {
    ProvinceRow founded = put(province("agri-decumates"), "city.name", "Pityus");
    ProvinceRow built = put(founded, "city.level", "2");
    Project after = applied(ProvinceTable.of(PROJECT).rows().put(PROJECT, built));
    assertThat(after.cities().find("pityus").map(City::level)).contains(2);
    assertThat(unread(province("agri-decumates"), "city.level", "1"))
        .startsWith("The province has no");

    ProvinceRow razed = put(province("nilus"), "city.name", " ");
    assertThat(
            applied(ProvinceTable.of(PROJECT).rows().put(PROJECT, razed))
                .cities()
                .contains("alexandria"))
        .isFalse();
    assertThat(unread(province("agri-decumates"), "city.name", "Alexandria"))
        .isEqualTo(
            "Alexandria lies in Nilus; to move it, change its province on the sheet Cities.");
  }

  @Test
  void anAddedRowGetsAnIdFromItsName() {
    Rows<ProvinceRow> rows = ProvinceTable.of(PROJECT).rows();
    Map<String, String> typed = Map.of("name", "Nova Achaïa");
    assertThat(rows.start("", key -> typed.getOrDefault(key, ""), LABELS))
        .isInstanceOfSatisfying(
            Start.Begun.class,
            begun -> assertThat(rows.id((ProvinceRow) begun.row())).isEqualTo("nova-achaia"));
    assertThat(rows.start("achaia", key -> typed.getOrDefault(key, ""), LABELS))
        .isEqualTo(new Start.Lacking<>("id", "There is already a province 'achaia'."));
    assertThat(rows.start("", _ -> "", LABELS))
        .isEqualTo(new Start.Lacking<>("name", "A new province needs a name."));
    assertThat(GazetteerTables.links(PROJECT).rows().start("", _ -> "Fretum", LABELS))
        .isInstanceOf(Start.Lacking.class);
  }

  @Test
  void linesOfForcePoolsChangeTheirNation() {
    Rows<PoolRow> rows = PoolTable.of().rows();
    PoolRow line = rows.find(PROJECT, "aestii/infantry").orElseThrow();
    Project more = applied(rows.put(PROJECT, line.withCount(5)));
    assertThat(more.get(Kinds.NATIONS).find("aestii").orElseThrow().pool().getFirst().count())
        .isEqualTo(5);
    Project none = applied(rows.remove(PROJECT, line));
    assertThat(none.get(Kinds.NATIONS).find("aestii").orElseThrow().pool()).isEmpty();
  }

  @Test
  void pricesAndAttributesAreColumns() {
    assertThat(PieceTables.units(PROJECT).columns().stream().map(Column::title))
        .contains("Cost for Kingdom", "Cost for Empire", "Movement", "Available from", "More");
    assertThat(PieceTables.leaders(PROJECT).columns().stream().map(Column::title))
        .contains("Combat", "Diplomacy");
  }

  @Test
  void halvesAreTypedInManyWays() {
    for (String typed : List.of("2½", "2.5", "2 1/2", "2 ½", " 2,5 ", "2 1⁄2", "2\u00a01/2")) {
      assertThat(Typed.halves(typed)).as(typed).contains(new Halves(5));
    }
    for (String typed : List.of("½", "0.5", "1/2", ".5", "0,50", " 1 / 2 ")) {
      assertThat(Typed.halves(typed)).as(typed).contains(new Halves(1));
    }
    assertThat(Typed.halves("−1½")).contains(new Halves(-3));
    for (String typed : List.of("", "1/4", "11/2", "1/20", "½½", "0.3", "1,000,5", "1e99999999")) {
      assertThat(Typed.halves(typed)).as(typed).isEqualTo(Optional.empty());
    }
  }

  private static ProvinceRow province(String id) {
    return ProvinceTable.of(PROJECT).rows().find(PROJECT, id).orElseThrow();
  }

  private static ProvinceRow put(ProvinceRow row, String key, String typed) {
    return switch (ProvinceTable.of(PROJECT).column(key).orElseThrow().put(row, typed, LABELS)) {
      case Reading.Read<ProvinceRow>(ProvinceRow changed) -> changed;
      case Reading.Unread<ProvinceRow>(String sentence, var _) ->
          throw new AssertionError(sentence);
    };
  }

  private static String unread(ProvinceRow row, String key, String typed) {
    return switch (ProvinceTable.of(PROJECT).column(key).orElseThrow().put(row, typed, LABELS)) {
      case Reading.Read<ProvinceRow>(ProvinceRow changed) -> "read as " + changed;
      case Reading.Unread<ProvinceRow>(String sentence, var _) -> sentence;
    };
  }

  private static Project applied(List<Edit> edits) {
    return ((Outcome.Applied) new Together(edits).apply(PROJECT)).project();
  }
}
