package org.groma.validator.gazetteer;

import static org.groma.validator.gazetteer.Rows.EMPTY;
import static org.groma.validator.gazetteer.Rows.province;
import static org.groma.validator.gazetteer.Rows.row;
import static org.groma.validator.gazetteer.Rows.rows;
import static org.groma.validator.gazetteer.Rows.table;
import static org.groma.validator.gazetteer.Rows.terrains;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.EditionId;
import org.groma.model.id.TableId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.SourceTable;
import org.groma.model.store.json.RecordShape;
import org.groma.model.tables.RuleTable;
import org.groma.model.topology.Point;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.validator.CheckFixture;

/** Good and bad projects for the checks of transcribed editions. */
final class TranscriptionFixtures {

  private TranscriptionFixtures() {}

  static List<CheckFixture> all() {
    Project plain = rows(province("raetia", "Raetia"), province("noricum", "Noricum"));
    return List.of(
        new CheckFixture(
            new PrintedOtherwiseCheck(),
            stacking(row("stacking", "row", "forest", "units", "3")),
            stacking(row("stacking", "row", "forest", "units", "4"))),
        new CheckFixture(
            new StrangeColumnCheck(),
            stacking(row("stacking", "row", "forest", "units", "3")),
            stacking(row("stacking", "row", "forest", "unit", "3"))),
        new CheckFixture(
            new DoubledRowCheck(),
            plain.with(
                Kinds.SOURCES,
                table("list", row("raetia", "name", "Raetia"), row("noricum", "name", "Noricum"))),
            plain.with(
                Kinds.SOURCES,
                table("list", row("raetia", "name", "Raetia"), row("raetia", "name", "Raetia")))),
        new CheckFixture(new CellDiffersCheck(), closed("Raetia", "6"), closed("Rhaetia", "5")),
        new CheckFixture(new StrangeCellCheck(), halves("West", "1 W"), halves("Wost", "2 W")),
        new CheckFixture(
            new IdleColumnCheck(),
            plain.with(Kinds.SOURCES, table("list", row("raetia", "income", "1"))),
            plain.with(Kinds.SOURCES, table("list", row("raetia", "wages", "1")))),
        new CheckFixture(
            new IncompleteListCheck(),
            complete("terrain=forest", "raetia"),
            complete("terrain=forest", "noricum")),
        new CheckFixture(new EditionsApartCheck(), editions("3-4"), editions("3-5")),
        new CheckFixture(new StraySectionCheck(), sections("I.A"), sections("I.B")),
        new CheckFixture(new StrangeWordCheck(), words("mountain"), words("mountian")),
        new CheckFixture(
            new GarbledNameCheck(), provinces("Neápolis"), provinces("Ne\u00C3\u00A1polis")),
        new CheckFixture(new UnmarkedCityCheck(), cities(true), cities(false)));
  }

  /** A table of the name of a province and a die, which stands in a table of the rules. */
  private static Project closed(String place, String die) {
    return stacking(row("stacking", "row", "forest", "units", "3"))
        .with(Kinds.PROVINCES, province("raetia", "Raetia"))
        .with(
            Kinds.SOURCES,
            declared(
                "closed",
                List.of(
                    meaning("place", Map.of(), List.of("province"), "", ""),
                    meaning(
                        "die",
                        Map.of("6", "3"),
                        List.of(),
                        "table:stacking.rows[key=forest].cells.units",
                        "")),
                row("", "place", place, "die", die)));
  }

  private static Project halves(String half, String text) {
    return EMPTY.with(
        Kinds.SOURCES,
        declared(
            "halves",
            List.of(
                meaning("half", Map.of("West", "w", "East", "e"), List.of(), "", ""),
                meaning("number", Map.of(), List.of(), "", ""),
                meaning("text", Map.of(), List.of(), "", "{number} W")),
            row("", "half", half, "number", "1", "text", text)));
  }

  private static Project complete(String condition, String... ids) {
    Project project = EMPTY;
    for (String id : List.of("raetia", "noricum")) {
      Province province = province(id, id);
      project =
          project.with(
              Kinds.PROVINCES,
              RecordShape.with(province, "terrain", id.equals("raetia") ? "forest" : "clear"));
    }
    SourceTable.Row[] rows =
        Stream.of(ids).map(id -> row(id, "name", id)).toArray(SourceTable.Row[]::new);
    return project.with(
        Kinds.SOURCES, RecordShape.with(table("list", rows), "complete", Optional.of(condition)));
  }

  /** Two editions of a table, the second with another cell. */
  private static Project editions(String die) {
    SourceTable first = dice("3-4");
    return EMPTY
        .with(Kinds.SOURCES, first)
        .with(Kinds.SOURCES, RecordShape.with(dice(die), "edition", new EditionId("second")));
  }

  private static SourceTable dice(String last) {
    return table(
        "dice",
        row("raetia", "die", "1"),
        row("noricum", "die", "2"),
        row("pannonia", "die", "5"),
        row("dacia", "die", last));
  }

  /** Eight rows, of which the third may be printed elsewhere. */
  private static Project sections(String third) {
    List<SourceTable.Row> rows = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      rows.add(
          new SourceTable.Row(
              i == 2 ? third : "I.A", Optional.of("province" + i), Map.of("name", "P" + i)));
    }
    return EMPTY.with(Kinds.SOURCES, table("list").with(rows));
  }

  private static SourceTable declared(
      String name, List<SourceTable.Meaning> columns, SourceTable.Row row) {
    return new SourceTable(
        new EditionId("first"),
        name,
        name,
        Optional.empty(),
        Optional.empty(),
        columns,
        List.of(row));
  }

  private static SourceTable.Meaning meaning(
      String column, Map<String, String> words, List<String> names, String is, String form) {
    return new SourceTable.Meaning(
        column,
        words,
        names,
        Optional.of(is).filter(path -> !path.isEmpty()),
        Optional.empty(),
        Optional.empty(),
        form.isEmpty() ? List.of() : List.of(form));
  }

  private static Project provinces(String last) {
    return rows(province("raetia", "Raetia"), province("neapolis", last));
  }

  /** Eleven cities, of which the last may have no place. */
  private static Project cities(boolean marked) {
    Project project = EMPTY;
    for (int i = 0; i < 11; i++) {
      City city = Rows.city("city" + i, "raetia", 1, false, 0);
      project =
          project.with(
              Kinds.CITIES,
              i < 10 || marked ? RecordShape.with(city, "at", Optional.of(new Point(i, i))) : city);
    }
    return project;
  }

  private static Project words(String word) {
    return EMPTY
        .with(terrains("mountain", "#808080"))
        .with(
            Kinds.SOURCES,
            table("words", row("", "list", "terrains", "printed", "Gebirge", "word", word)));
  }

  private static Project stacking(SourceTable.Row printed) {
    RuleTable.Row forest =
        new RuleTable.Row("forest", Map.of("units", Datum.number(3)), Optional.empty());
    return EMPTY
        .with(
            Kinds.TABLES,
            new RuleTable(
                new TableId("stacking"),
                "Stacking",
                List.of(),
                Optional.empty(),
                List.of("units"),
                List.of(forest),
                Attributes.NONE,
                Origins.of(Provenance.printed("first", "I.A"))))
        .with(
            Kinds.SOURCES,
            new SourceTable(
                new EditionId("first"), "rules", "Rules", Optional.of("table"), List.of(printed)));
  }
}
