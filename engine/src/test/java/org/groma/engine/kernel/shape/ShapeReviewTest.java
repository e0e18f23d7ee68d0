package org.groma.engine.kernel.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.kernel.open.OpenField.entry;
import static org.groma.engine.kernel.open.OpenField.flag;
import static org.groma.engine.kernel.open.OpenField.halves;
import static org.groma.engine.kernel.open.OpenField.part;
import static org.groma.engine.kernel.open.OpenField.prose;
import static org.groma.engine.kernel.open.OpenField.whole;
import static org.groma.engine.kernel.open.OpenField.word;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.open.DataShape;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.engine.kernel.open.TableLaw;
import org.groma.engine.kernel.open.TableShape;
import org.groma.model.id.LeaderId;
import org.groma.model.id.NationId;
import org.groma.model.id.TableId;
import org.groma.model.pieces.Leader;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.junit.jupiter.api.Test;

/** What a review says of data that do not fit what is declared. */
class ShapeReviewTest {

  private static final Project EMPTY =
      Project.empty(new Settings("Test", "none", Optional.empty(), List.of()));

  // ---- fields

  @Test
  void whatFitsIsPassedOver() {
    assertThat(leader(Map.of("combat", Datum.number(2)))).isEmpty();
  }

  @Test
  void textWhereANumberBelongsIsAnErrorWithItsPlace() {
    assertThat(leader(Map.of("combat", Datum.text("three"))))
        .singleElement()
        .satisfies(objection -> {
          assertThat(objection.inspection()).isEqualTo("data.wrong-value");
          assertThat(objection.message())
              .isEqualTo(
                  "The leader Attila, combat: 'three' is text; a whole number from 0 to 3 belongs"
                      + " there.");
          assertThat(objection.subjects()).containsExactly("leader:attila");
          assertThat(objection.field()).contains("$.attributes.combat");
        });
  }

  @Test
  void aNumberBeyondItsRangeIsTold() {
    assertThat(said(leader(Map.of("combat", Datum.number(4)))))
        .containsExactly(
            "The leader Attila, combat: 4 does not fit; a whole number from 0 to 3 belongs there.");
  }

  @Test
  void aMisspeltFieldIsOneFindingAndNotAMissingOneToo() {
    assertThat(said(leader(Map.of("combta", Datum.number(2)))))
        .containsExactly(
            "The leader Attila, combta: the rules read no field 'combta' here; did you mean"
                + " 'combat'?");
  }

  @Test
  void aNeededFieldIsMissed() {
    assertThat(said(leader(Map.of())))
        .containsExactly(
            "The leader Attila: 'combat' is missing; a whole number from 0 to 3 belongs there.");
  }

  @Test
  void wordsAndIdsAreKnownOrTheNearestIsNamed() {
    assertThat(
            said(
                leader(
                    Map.of(
                        "combat", Datum.number(1),
                        "rank", Datum.text("kign"),
                        "seat", Datum.text("nowhere")))))
        .containsExactlyInAnyOrder(
            "The leader Attila, rank: the rules know no 'kign' here; did you mean 'king'?",
            "The leader Attila, seat: there is no province 'nowhere'.");
  }

  @Test
  void aDeedIsOneKnownWordWithWhatItSays() {
    Datum unknown = new Datum.Fields(Map.of("glod", Datum.number(5)));
    Datum wrong = new Datum.Fields(Map.of("gold", Datum.text("five")));
    assertThat(
            said(
                leader(
                    Map.of(
                        "combat",
                        Datum.number(1),
                        "deeds",
                        new Datum.Items(List.of(unknown, wrong))))))
        .containsExactly(
            "The leader Attila, deeds 1, glod: the rules know no 'glod' here; did you mean 'gold'?",
            "The leader Attila, deeds 2, gold: 'five' is text; a whole number from 0 to 9 belongs"
                + " there.");
  }

  // ---- tables

  @Test
  void everyRollHasOneRow() {
    assertThat(said(table("caravans", "d10", row("1-2", 1), row("4-6", 1), row("6-10", 2))))
        .containsExactly(
            "The table Table, row 4-6: it has no row for a roll of 3.",
            "The table Table, row 6-10: two rows answer a roll of 6.");
  }

  @Test
  void aTableSaysItsDie() {
    assertThat(said(table("caravans", "d6", row("1-10", 1))))
        .containsExactly("The table Table: it is rolled with d10, and says d6.");
  }

  @Test
  void resultsDoNotTurnBack() {
    assertThat(said(table("caravans", "d10", row("1-5", 3), row("6-10", 2))))
        .singleElement()
        .asString()
        .contains("'2' (row 6-10, gold) after '3' (row 1-5, gold)");
  }

  @Test
  void aMisspeltRowIsTakenForTheOneThatIsMissing() {
    assertThat(said(table("loot", "", row("cty", 1))))
        .containsExactly(
            "The table Table, row cty: the rules look for no row 'cty'; did you mean 'city'?");
  }

  @Test
  void aTableThatNobodyReadsIsTold() {
    assertThat(said(table("lot", "", row("city", 1))))
        .containsExactly("The table Table: the rules read no table 'lot'; did you mean 'loot'?");
  }

  @Test
  void aTableThatIsNeededAndNotThereIsTold() {
    assertThat(said(new ShapeReview(EMPTY, SHAPE).missingTables()))
        .contains("The table 'loot' (XXIV.D) is missing.");
  }

  // ---- what is declared

  private static final DataShape SHAPE =
      DataShape.of(ScenarioFields.NONE)
          .attributes(
              Leader.class,
              whole("combat", 0, 3),
              word("rank", "Rank", "king", "duke").optional(),
              entry("seat", "Seat", Kinds.PROVINCES).optional(),
              part(
                      "deeds",
                      new OpenType.Several(
                          new OpenType.Deed(List.of(whole("gold", 0, 9)), List.of(prose("note")))))
                  .optional())
          .with(
              List.of(
                  TableShape.named("loot", "XXIV.D")
                      .row("city", halves("gold", 0, 9), flag("twice", "Twice")),
                  TableShape.rolled("caravans", "X.D", "d10", 1, 10)
                      .columns(whole("gold", 0, 9))
                      .laws(TableLaw.risingDown())));

  private static List<Objection> leader(Map<String, Datum> attributes) {
    Leader attila =
        new Leader(
            new LeaderId("attila"),
            "Attila",
            List.of(),
            new NationId("huns"),
            Optional.empty(),
            Optional.empty(),
            Tags.NONE,
            new Attributes(attributes),
            Origins.UNSTATED);
    return new ShapeReview(EMPTY, SHAPE).look(Kinds.LEADERS, attila);
  }

  private static List<Objection> table(String id, String die, RuleTable.Row... rows) {
    RuleTable table =
        new RuleTable(
            new TableId(id),
            "Table",
            List.of(),
            Optional.of(die).filter(each -> !each.isEmpty()),
            List.of("gold"),
            List.of(rows),
            Attributes.NONE,
            Origins.UNSTATED);
    return new ShapeReview(EMPTY, SHAPE).look(Kinds.TABLES, table);
  }

  private static RuleTable.Row row(String key, int gold) {
    return new RuleTable.Row(key, Map.of("gold", Datum.number(gold)), Optional.empty());
  }

  private static List<String> said(List<Objection> objections) {
    return objections.stream().map(Objection::message).toList();
  }
}
