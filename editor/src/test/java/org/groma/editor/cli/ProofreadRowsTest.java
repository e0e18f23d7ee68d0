package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.EditionId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.sources.Edition;
import org.groma.model.sources.SourceTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProofreadRowsTest {

  @TempDir private Path folder;

  @Test
  void whatDiffersOrIsMissingIsShownWithTheProgress() {
    printed();
    Run run = Run.groma("proofread", folder);

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
            The Alps, compared with rules-de, rules-en

            Gállia · province:gallia · not yet checked
              name    project   Gállia
                      rules-de  Gállia  same            XXXII
                      rules-en  Galia   other spelling  XXXIII
              income  project   1½
                      rules-de  2       other value     XXXII
                      rules-en  1½      same            XXXIII

            Thule · province:thule · not yet checked
              same: name Thule
              missing in rules-de

            Progress
                         rows  signed  changed since  differing
              Alpes         2       0              0          1
              provinces     3       0              0          1
              together      5       0              0          2

            5 rows: 1 differing, 1 missing in an edition, 5 not yet checked
            """);
  }

  @Test
  void ofAnAreaEveryRowIsShown() {
    printed();
    Run run = Run.groma("proofread", folder, "--area", "ALPES", "--edition", "rules-en");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            The Alps, compared with rules-en

            Gállia · province:gallia · not yet checked
              name  project   Gállia
                    rules-en  Galia   other spelling  XXXIII
              same: income 1½

            Raetia · province:raetia · not yet checked
              same: name Raetia, income 1

            Progress
                        rows  signed  changed since  differing
              Alpes        2       0              0          1
              together     2       0              0          1

            2 rows: 1 differing, 0 missing in an edition, 2 not yet checked
            """);
  }

  @Test
  void onlyWhatIsMissingOrOpenCanBeAskedFor() {
    printed();
    assertThat(Run.groma("proofread", folder, "--only", "missing").out())
        .contains("Thule ·")
        .doesNotContain("Gállia ·");
    assertThat(Run.groma("proofread", folder, "--only", "differs").out())
        .contains("Gállia ·")
        .doesNotContain("Thule ·");
    Run.groma("proofread", folder, "--sign", "province:gallia", "--by", "AB");
    assertThat(Run.groma("proofread", folder, "--only", "open").out())
        .contains("Raetia ·")
        .doesNotContain("Gállia ·");
  }

  @Test
  void theErrataSheetTellsWhatEachEditionShouldRead() {
    printed();
    assertThat(Run.groma("proofread", folder, "--errata").out())
        .isEqualTo(
            """
            Errata of The Alps

            rules-de: Rule book, German edition
              where  of      value   printed  should read  why
              XXXII  Gállia  income  2        1½

            rules-en: Rule book, English edition
              where   of      value  printed  should read  why
              XXXIII  Gállia  name   Galia    Gállia
            """);
  }

  @Test
  void jsonHasEveryRowAndWhatIsPrintedOfIt() {
    printed();
    Run run = Run.groma("proofread", folder, "--format", "json");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith(
            """
            {
              "project": "The Alps",
              "rows": [
                {
                  "row": "province:corsica",
                  "name": "Corsica",
                  "area": null,
                  "status": "same",
                  "signing": {
                    "standing": "open",
                    "by": null,
                    "on": null
                  },
                  "missingIn": [],
                  "values": [
                    {
                      "field": "name",
                      "value": "name",
                      "project": "Corsica",
                      "editionsDisagree": false,
                      "origin": null,
                      "printed": [
                        {
                          "edition": "rules-de",
                          "table": "provinces",
                          "section": "XXXII",
                          "text": "Corsica",
                          "verdict": "same"
                        },
            """)
        .contains(
            "\"status\": \"differs\"", "\"status\": \"missing\"", "\"verdict\": \"spelling\"");
  }

  @Test
  void readingWritesNothing() {
    printed();
    FolderState before = FolderState.of(folder);
    Run.groma("proofread", folder);
    Run.groma("proofread", folder, "--errata", "--format", "json");
    assertThat(FolderState.of(folder)).isEqualTo(before);
  }

  @Test
  void aSignatureIsKeptUntilTheRowChanges() {
    Project project = printed();
    Run sign =
        Run.groma(
            "proofread", folder, "--sign", "province:raetia", "--by", "AB", "--on", "2026-11-16");
    assertThat(sign).isEqualTo(new Run(0, "Signed 1 row by AB on 2026-11-16: Raetia.\n", ""));
    assertThat(raetia()).isEqualTo("Raetia · province:raetia · signed by AB on 2026-11-16");

    Project signed = ProjectFolder.open(folder);
    Alps.saved(
        signed.with(
            Kinds.SOURCES,
            table("rules-en", "XXXIII", row("raetia", "name", "Rhaetia", "income", "1"))),
        folder);
    assertThat(raetia())
        .isEqualTo("Raetia · province:raetia · changed since it was signed by AB on 2026-11-16");

    assertThat(Run.groma("proofread", folder, "--unsign", "province:raetia").out())
        .isEqualTo("Unsigned 1 row: Raetia.\n");
    assertThat(ProjectFolder.open(folder).get(Kinds.SIGN_OFFS)).isEmpty();
    assertThat(project.get(Kinds.SIGN_OFFS)).isEmpty();
  }

  @Test
  void anAreaIsSignedAtOnceAndEarlierSignaturesStay() {
    printed();
    Run.groma("proofread", folder, "--sign", "province:raetia", "--by", "AB", "--on", "2026-11-16");

    Run area =
        Run.groma("proofread", folder, "--sign-area", "alpes", "--by", "CD", "--on", "2026-11-17");
    assertThat(area.out()).isEqualTo("Signed 1 row by CD on 2026-11-17: Gállia.\n");
    assertThat(raetia()).endsWith("signed by AB on 2026-11-16");

    Run again = Run.groma("proofread", folder, "--sign-area", "alpes", "--by", "CD");
    assertThat(again).isEqualTo(new Run(0, "", "All rows are signed already.\n"));
  }

  @Test
  void nothingIsSignedWithoutANameOrADay() {
    printed();
    FolderState before = FolderState.of(folder);
    assertThat(Run.groma("proofread", folder, "--sign", "province:raetia"))
        .satisfies(run -> {
          assertThat(run.exitCode()).isEqualTo(Exit.CANNOT_RUN);
          assertThat(run.err()).startsWith("Who signs? Give initials: --by AB.");
        });
    assertThat(
            Run.groma("proofread", folder, "--sign", "province:raetia", "--by", "AB", "--on", "May")
                .err())
        .startsWith("'May' is not a day; write year, month and day as in 2026-11-16.");
    assertThat(Run.groma("proofread", folder, "--by", "AB").err())
        .startsWith("What is to be signed? Name a row: --sign province:raetia.");
    assertThat(FolderState.of(folder)).isEqualTo(before);
  }

  @Test
  void unknownWordsGetTheNearestKnownOnes() {
    printed();
    assertThat(Run.groma("proofread", folder, "--sign", "raetia", "--by", "AB"))
        .isEqualTo(
            new Run(2, "", "No edition prints a row 'raetia'; did you mean 'province:raetia'?\n"));
    assertThat(Run.groma("proofread", folder, "--unsign", "province:raetia"))
        .isEqualTo(new Run(2, "", "Raetia is not signed.\n"));
    assertThat(Run.groma("proofread", folder, "--area", "alpe"))
        .isEqualTo(new Run(2, "", "There is no area 'alpe'; did you mean 'alpes'?\n"));
    assertThat(Run.groma("proofread", folder, "--edition", "rules-fr"))
        .isEqualTo(
            new Run(
                2,
                "",
                "There is no edition 'rules-fr'; did you mean 'rules-de'? Choose from rules-de,"
                    + " rules-en.\n"));
  }

  @Test
  void aReportGoesToAFile(@TempDir Path elsewhere) throws IOException {
    printed();
    Path file = elsewhere.resolve("errata.txt");
    Run run = Run.groma("proofread", folder, "--errata", "--out", file);
    assertThat(run).isEqualTo(new Run(0, "", "Saved in " + file + ".\n"));
    assertThat(Files.readString(file)).startsWith("Errata of The Alps\n");
  }

  @Test
  void aProjectWithoutTranscribedEditionsHasNothingToCompare() {
    Alps.savedIn(folder);
    assertThat(Run.groma("proofread", folder))
        .isEqualTo(new Run(0, "The Alps: no edition prints anything to compare with\n", ""));
  }

  private String raetia() {
    return Run.groma("proofread", folder, "--area", "alpes")
        .out()
        .lines()
        .filter(line -> line.startsWith("Raetia ·"))
        .findFirst()
        .orElseThrow();
  }

  /**
   * The Alps with two editions: one misspells Gállia, the other gives it too much and omits Thule.
   */
  private Project printed() {
    Project alps = Alps.project();
    Project project =
        alps.with(
                new Settings(
                    alps.settings().name(),
                    alps.settings().ruleset(),
                    Optional.empty(),
                    List.of(
                        edition("rules-de", "Rule book, German edition"),
                        edition("rules-en", "Rule book, English edition"))))
            .with(
                Kinds.SOURCES,
                table(
                    "rules-en",
                    "XXXIII",
                    row("gallia", "name", "Galia", "income", "1½"),
                    row("raetia", "name", "Raetia", "income", "1"),
                    row("noricum", "name", "Noricum"),
                    row("corsica", "name", "Corsica"),
                    row("thule", "name", "Thule")))
            .with(
                Kinds.SOURCES,
                table(
                    "rules-de",
                    "XXXII",
                    row("gallia", "name", "Gállia", "income", "2"),
                    row("raetia", "name", "Raetia", "income", "1"),
                    row("noricum", "name", "Noricum"),
                    row("corsica", "name", "Corsica")));
    Alps.saved(project, folder);
    return project;
  }

  private static Edition edition(String id, String title) {
    return new Edition(new EditionId(id), title, Optional.empty(), Optional.empty());
  }

  private static Printed row(String of, String... cells) {
    Map<String, String> map = new LinkedHashMap<>();
    for (int i = 0; i < cells.length; i += 2) {
      map.put(cells[i], cells[i + 1]);
    }
    return new Printed(of, map);
  }

  /** A row of a table and the entry it is of. */
  private record Printed(String of, Map<String, String> cells) {}

  private static SourceTable table(String edition, String section, Printed... rows) {
    return new SourceTable(
        new EditionId(edition),
        "provinces",
        "Provinces",
        Optional.of("province"),
        Arrays.stream(rows)
            .map(row -> new SourceTable.Row(section, Optional.of(row.of()), row.cells()))
            .toList());
  }
}
