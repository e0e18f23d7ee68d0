package org.groma.validator.proofread;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.validator.proofread.Shelf.row;
import static org.groma.validator.proofread.Shelf.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.NationId;
import org.groma.model.id.TableId;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.sources.SourceTable;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;

/** What editions print of rules data is compared cell by cell, by the path of the value. */
class RulesDataProofTest {

  private static final Project EMPTY =
      Project.empty(new Settings("Alps", "none", Optional.empty(), List.of()));

  @Test
  void aCellOfATableIsALine() {
    List<Line> lines =
        lines(stacking(), "table", row("stacking", "row", "Forest", "units", "4", "note", "A, B"));

    assertThat(lines).hasSize(2);
    assertThat(lines.getFirst().title()).isEqualTo("units in row 'forest'");
    assertThat(lines.getFirst().field()).isEqualTo("rows[0].cells.units");
    assertThat(lines.getFirst().ours()).isEqualTo("3");
    assertThat(lines.getFirst().differs()).isTrue();
    assertThat(lines.getLast().differs()).isFalse();
  }

  @Test
  void aRowWithoutKeyGivesWhatTheTableSaysAsAWhole() {
    List<Line> lines =
        lines(stacking(), "table", row("stacking", "die", "D6", "overrun", "2½", "siege", "−1"));

    assertThat(lines).extracting(Line::differs).containsExactly(false, false, true);
  }

  @Test
  void aPrintedRowThatTheProjectLacksIsTold() {
    List<Line> lines = lines(stacking(), "table", row("stacking", "row", "swamp", "units", "1"));

    assertThat(lines)
        .singleElement()
        .satisfies(line -> {
          assertThat(line.title()).isEqualTo("row 'swamp'");
          assertThat(line.differing()).extracting(Reading::verdict).containsExactly(Verdict.VALUE);
        });
  }

  @Test
  void aRowMarkedAsPrintedIsToldWhenTheEditionPrintsTheOthersOnly() {
    List<Line> lines =
        lines(
            stacking(),
            "table",
            row("stacking", "row", "forest", "units", "3"),
            row("stacking", "row", "clear", "units", "6"));

    assertThat(lines)
        .filteredOn(Line::differs)
        .singleElement()
        .satisfies(line -> assertThat(line.title()).isEqualTo("row 'road'"));
  }

  @Test
  void aValueOfAnyRecordIsFoundByItsPath() {
    Project project =
        EMPTY.with(
            Kinds.UNITS,
            new UnitType(
                new UnitTypeId("horse"),
                "Horse",
                List.of(),
                "cavalry",
                Tags.of("fast", "mounted"),
                Map.of("kingdom", new Halves(5)),
                Attributes.NONE.with("combat", Datum.number(3)),
                Origins.of(Provenance.printed("first", "II"))));

    List<Line> lines =
        lines(
            project,
            "unit",
            row(
                "horse",
                "cost.kingdom",
                "2½",
                "attributes.combat",
                "4",
                "traits",
                "mounted, fast",
                "cost.empire",
                "7"));

    assertThat(lines).extracting(Line::differs).containsExactly(false, true, false, true);
    assertThat(lines.get(1).reason()).contains(Provenance.printed("first", "II"));
  }

  @Test
  void anItemOfAListIsChosenByAField() {
    Project project =
        EMPTY.with(
            Kinds.NATIONS,
            new Nation(
                new NationId("huns"),
                "Huns",
                List.of(),
                Optional.empty(),
                "tribe",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(
                    new Nation.Pooled(new UnitTypeId("infantry"), 4, Optional.empty()),
                    new Nation.Pooled(
                        new UnitTypeId("horse"),
                        9,
                        Optional.of(Provenance.house("as many as there are counters")))),
                List.of(),
                List.of(),
                Tags.NONE,
                Attributes.NONE,
                Origins.of(Provenance.printed("first", "II"))));

    Line line = lines(project, "nation", row("huns", "pool[unit=horse].count", "8")).getFirst();

    assertThat(line.field()).isEqualTo("pool[1].count");
    assertThat(line.title()).isEqualTo("pool / horse / count");
    assertThat(line.differs()).isTrue();
    assertThat(line.reason().map(Provenance::kind)).contains(Provenance.Kind.HOUSE);
  }

  @Test
  void anItemIsChosenByAFieldWithinIt() {
    Attributes attributes =
        Attributes.NONE.with(
            "special", new Datum.Items(List.of(entering("goths", 2), entering("huns", 6))));
    Project project =
        EMPTY.with(
            Kinds.UNITS,
            new UnitType(
                new UnitTypeId("horse"),
                "Horse",
                List.of(),
                "cavalry",
                Tags.NONE,
                Map.of(),
                attributes,
                Origins.of(Provenance.printed("first", "II"))));

    List<Line> lines =
        lines(
            project,
            "unit",
            row("horse", "attributes.special[enters.nation=huns].enters.turn", "6"));

    assertThat(lines)
        .singleElement()
        .satisfies(line -> {
          assertThat(line.field()).isEqualTo("attributes.special[1].enters.turn");
          assertThat(line.differs()).isFalse();
        });
  }

  private static Datum entering(String nation, int turn) {
    return new Datum.Fields(
        Map.of(
            "enters",
            new Datum.Fields(Map.of("nation", Datum.text(nation), "turn", Datum.number(turn)))));
  }

  private static List<Line> lines(Project project, String about, SourceTable.Row... rows) {
    return Proof.of(
            project.with(Kinds.SOURCES, table("first", "figures", Optional.of(about), rows)))
        .rows()
        .getFirst()
        .lines();
  }

  private static Project stacking() {
    return EMPTY.with(
        Kinds.TABLES,
        new RuleTable(
            new TableId("stacking"),
            "Stacking",
            List.of(),
            Optional.of("d6"),
            List.of("units", "note"),
            List.of(
                new RuleTable.Row(
                    "forest",
                    Map.of(
                        "units",
                        Datum.number(3),
                        "note",
                        new Datum.Items(List.of(Datum.text("b"), Datum.text("a")))),
                    Optional.empty()),
                new RuleTable.Row("clear", Map.of("units", Datum.number(6)), Optional.empty()),
                new RuleTable.Row("road", Map.of("units", Datum.number(9)), Optional.empty())),
            new Attributes(Map.of("overrun", Datum.of(2.5), "siege", Datum.number(1))),
            Origins.of(Provenance.printed("first", "I.A"))));
  }
}
