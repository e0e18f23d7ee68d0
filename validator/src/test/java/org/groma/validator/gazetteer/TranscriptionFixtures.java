package org.groma.validator.gazetteer;

import static org.groma.validator.gazetteer.Rows.EMPTY;
import static org.groma.validator.gazetteer.Rows.province;
import static org.groma.validator.gazetteer.Rows.row;
import static org.groma.validator.gazetteer.Rows.rows;
import static org.groma.validator.gazetteer.Rows.table;
import static org.groma.validator.gazetteer.Rows.terrains;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.gazetteer.City;
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
        new CheckFixture(new StrangeWordCheck(), words("mountain"), words("mountian")),
        new CheckFixture(
            new GarbledNameCheck(), provinces("Neápolis"), provinces("Ne\u00C3\u00A1polis")),
        new CheckFixture(new UnmarkedCityCheck(), cities(true), cities(false)));
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
