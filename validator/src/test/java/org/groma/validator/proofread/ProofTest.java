package org.groma.validator.proofread;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.validator.proofread.Shelf.loose;
import static org.groma.validator.proofread.Shelf.row;
import static org.groma.validator.proofread.Shelf.table;

import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.CityId;
import org.groma.model.id.EditionId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.sources.SourceTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class ProofTest {

  private static final Subject RAETIA = Subject.parse("province:raetia");

  @Test
  void equalValuesAreTheSame() {
    assertThat(
            verdicts(
                provinces(row("raetia", "name", "Raetia", "terrain", "Desert", "income", "1½"))))
        .containsExactly(Verdict.SAME, Verdict.SAME, Verdict.SAME);
  }

  @Test
  void aWordOfAnotherLanguageIsTheSameWhenTheEditionSaysWhatItStandsFor() {
    SourceTable german = provinces(row("raetia", "terrain", "Wüste"));
    assertThat(verdicts(german)).containsExactly(Verdict.UNREADABLE);

    SourceTable words =
        table(
            "first",
            "words",
            Optional.empty(),
            loose("list", "terrains", "printed", "wüste", "word", "desert"));
    assertThat(verdicts(german, words)).containsExactly(Verdict.SAME);
  }

  @Test
  void anotherTerrainIsAnotherValueAndAMisspeltOneASpelling() {
    assertThat(verdicts(provinces(row("raetia", "terrain", "Clear"))))
        .containsExactly(Verdict.VALUE);
    assertThat(verdicts(provinces(row("raetia", "terrain", "Dessert"))))
        .containsExactly(Verdict.SPELLING);
  }

  @Test
  void anAbbreviatedSeaZoneIsTheSame() {
    assertThat(verdicts(provinces(row("raetia", "notes", "⚓ M. Nostrum"))))
        .containsExactly(Verdict.SAME);
    assertThat(verdicts(provinces(row("raetia", "notes", "⚓ M. Nostrvm"))))
        .containsExactly(Verdict.SPELLING);
    assertThat(verdicts(provinces(row("raetia", "notes", "⚓ Pontus"))))
        .containsExactly(Verdict.VALUE);
  }

  @Test
  void aSymbolOnlyOfTheEditionIsAnotherValue() {
    assertThat(verdicts(provinces(row("raetia", "notes", "⚓ M. Nostrum, 🌾"))))
        .containsExactly(Verdict.SAME, Verdict.VALUE);
  }

  @Test
  void theLevelIsPrintedWithAnFForWalls() {
    assertThat(verdicts(provinces(row("raetia", "city", "Augusta", "level", "2F"))))
        .containsExactly(Verdict.SAME, Verdict.SAME);
    assertThat(verdicts(provinces(row("raetia", "city", "Augusta", "level", "2"))))
        .containsExactly(Verdict.SAME, Verdict.VALUE);
  }

  @Test
  void anEmptyCellSaysSomethingOnlyInATableThatListsItsKind() {
    SourceTable.Row silent = row("raetia", "name", "Raetia");
    SourceTable.Row full = row("noricum", "name", "Noricum", "city", "Virunum");

    // two of two provinces
    assertThat(verdicts(provinces(silent, full))).containsExactly(Verdict.SAME, Verdict.UNPRINTED);
    // one of two is no list
    assertThat(verdicts(provinces(silent))).containsExactly(Verdict.SAME);
  }

  @Test
  void anEntryThatAListingEditionLeavesOutIsMissingThere() {
    Province third = Province.named(new ProvinceId("vindelicia"), "Vindelicia");
    Project project =
        project(provinces(row("raetia", "name", "Raetia"), row("noricum", "name", "Noricum")))
            .with(Kinds.PROVINCES, third);

    Row row = Proof.of(project).row(Subject.of(Kinds.PROVINCES, third)).orElseThrow();

    assertThat(row.absentFrom()).containsExactly(new EditionId("first"));
    assertThat(row.isMissing()).isTrue();
    assertThat(row.lines()).isEmpty();
  }

  @Test
  void aPrintedRowWithoutAnEntryIsUnmatched() {
    Proof proof =
        Proof.of(
            project(
                provinces(
                    loose("name", "Terra Incognita"),
                    row("atlantis", "name", "Atlantis"),
                    row("noricum", "name", "Noricum"),
                    row("raetia", "name", "Raetia"))));

    assertThat(proof.unmatched())
        .extracting(Unmatched::printed)
        .containsExactly("Terra Incognita", "Atlantis");
    assertThat(proof.unmatched()).extracting(Unmatched::of).containsExactly("", "atlantis");
  }

  @Test
  void whatAProjectAddsToANameInParenthesesIsItsOwnMatter() {
    Project project =
        project(provinces(row("raetia", "name", "Raetia")))
            .with(Kinds.PROVINCES, Province.named(new ProvinceId("raetia"), "Raetia (main map)"));

    assertThat(Proof.of(project).row(RAETIA).orElseThrow().differs()).isFalse();
  }

  @Test
  void anIncomeOfNothingNeedNotBePrinted() {
    SourceTable table = provinces(row("raetia", "income", "1½"), row("noricum", "name", "Noricum"));

    assertThat(
            Proof.of(project(table)).row(Subject.parse("province:noricum")).orElseThrow().differs())
        .isFalse();
  }

  @Test
  void whatARowPrintsForSpecialTimesIsNotCompared() {
    SourceTable walls =
        table(
            "first",
            "walls",
            Optional.of("city"),
            row(
                "augusta",
                "name",
                "Augusta",
                "siege",
                "-9",
                "when",
                "in the year of four emperors"));

    Row row = Proof.of(project(walls)).row(Subject.parse("city:augusta")).orElseThrow();

    assertThat(row.lines()).extracting(Line::title).containsExactly("name");
  }

  @Test
  void editionsDisagreeAlsoWhereOneOfThemIsRight() {
    SourceTable first = provinces(row("raetia", "name", "Raetia", "income", "2"));
    SourceTable second =
        table(
            "second",
            "provinces",
            Optional.of("province"),
            row("raetia", "name", "Raetia", "income", "1½"));

    Row row = Proof.of(project(first, second)).row(RAETIA).orElseThrow();

    assertThat(row.lines().get(0).editionsDisagree()).isFalse();
    assertThat(row.lines().get(1).editionsDisagree()).isTrue();
    assertThat(row.of(new EditionId("second")).differs()).isFalse();
    assertThat(row.of(new EditionId("first")).differs()).isTrue();
  }

  @Test
  void editionsThatErrAlikeDoNotDisagree() {
    SourceTable first = provinces(row("raetia", "income", "2"));
    SourceTable second =
        table("second", "provinces", Optional.of("province"), row("raetia", "income", "2"));

    Line line = Proof.of(project(first, second)).row(RAETIA).orElseThrow().lines().getFirst();

    assertThat(line.differs()).isTrue();
    assertThat(line.editionsDisagree()).isFalse();
  }

  private static SourceTable provinces(SourceTable.Row... rows) {
    return table("first", "provinces", Optional.of("province"), rows);
  }

  private static List<Verdict> verdicts(SourceTable... tables) {
    return Proof.of(project(tables)).row(RAETIA).orElseThrow().lines().stream()
        .flatMap(line -> line.readings().stream())
        .map(Reading::verdict)
        .toList();
  }

  /**
   * Raetia is a desert of 1½ with the walled port of Augusta; of Noricum only the name is known.
   */
  static Project project(SourceTable... tables) {
    Vocabulary words =
        new Vocabulary(
            List.of(term("desert", "Desert"), term("clear", "Clear")),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of());
    Province raetia =
        new Province(
            new ProvinceId("raetia"),
            "Raetia",
            List.of(),
            Optional.empty(),
            "desert",
            new Halves(3),
            false,
            false,
            false,
            "",
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED);
    City augusta =
        new City(
            new CityId("augusta"),
            "Augusta",
            List.of(),
            raetia.id(),
            2,
            true,
            -2,
            Optional.of(new SeaId("mare-nostrum")),
            Optional.empty(),
            Tags.NONE,
            Attributes.NONE,
            Origins.UNSTATED);
    Project project =
        Project.empty(new Settings("Alps", "none", Optional.empty(), List.of()))
            .with(words)
            .with(Kinds.PROVINCES, raetia)
            .with(Kinds.PROVINCES, Province.named(new ProvinceId("noricum"), "Noricum"))
            .with(Kinds.SEAS, Sea.named(new SeaId("mare-nostrum"), "Mare Nostrum"))
            .with(Kinds.CITIES, augusta);
    for (SourceTable table : tables) {
      project = project.with(Kinds.SOURCES, table);
    }
    return project;
  }

  private static Term term(String word, String name) {
    return new Term(word, name, Optional.empty(), false);
  }
}
