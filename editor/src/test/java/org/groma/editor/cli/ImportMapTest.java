package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.groma.model.project.Project;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A map that was exported, edited elsewhere and brought back. */
class ImportMapTest {

  @TempDir private Path folder;
  private Path project;
  private Path file;

  @BeforeEach
  void exportTheMap() {
    project = Alps.savedIn(folder.resolve("project"));
    file = folder.resolve("map.geojson");
    assertThat(Run.groma("export", project, "--to", "geojson", "--out", folder).exitCode())
        .isZero();
  }

  private void edit(String old, String now) {
    new ImportedFile(file, project).retype(old, now);
  }

  private Run load(Object... options) {
    return new ImportedFile(file, project).load(options);
  }

  private Project project() {
    return new ImportedFile(file, project).saved();
  }

  @Test
  void anExportedFileSaysWhatTheProjectSays() {
    FolderState before = FolderState.of(project);
    assertThat(load())
        .isEqualTo(
            new Run(
                0,
                """
                map.geojson: 6 features, 0 faults, 0 changes.
                Map: 6 faces, 12 borders. New records: 0 provinces, 0 sea zones.
                """,
                "Nothing was written: the file says what the project says.\n"));
    assertThat(FolderState.of(project)).isEqualTo(before);
  }

  @Test
  void aDryRunTellsEveryCellAndWritesNothing() {
    edit("\"name\":\"Raetia\"", "\"name\":\"Rhaetia\"");
    edit("[10,10]", "[11,10]");
    edit("[10,0],[11,10]", "[10,0],[10,5],[11,10]");
    edit("[11,10],[10,0]", "[11,10],[10,5],[10,0]");
    FolderState before = FolderState.of(project);

    assertThat(load("--dry-run"))
        .isEqualTo(
            new Run(
                0,
                """
                  province:gallia  shape  area 100, 4 points  →  area 102.5, 5 points, 2 new
                  province:raetia  shape  area 100, 4 points  →  area 97.5, 5 points, 2 new
                  province:raetia  name   Raetia              →  Rhaetia
                map.geojson: 6 features, 0 faults, 3 changes.
                Map: 6 faces, 12 borders. New records: 0 provinces, 0 sea zones.
                """,
                """
                Nothing was written (--dry-run).
                To take it, run with --replace: the project already has a map.
                """));
    assertThat(FolderState.of(project)).isEqualTo(before);
  }

  @Test
  void valuesComeInWithoutReplacingTheMap() {
    edit("\"terrain\":\"mountain\",\"income\":1,", "\"terrain\":\"steppe\",\"income\":2.5,");

    assertThat(load())
        .isEqualTo(
            new Run(
                0,
                """
                  province:raetia  terrain  mountain  →  steppe
                  province:raetia  income   1         →  2½
                map.geojson: 6 features, 0 faults, 2 changes.
                Map: 6 faces, 12 borders. New records: 0 provinces, 0 sea zones.
                """,
                "Saved in " + project + ".\n"));
    assertThat(project().provinces().find("raetia").orElseThrow().income()).hasToString("2½");
    assertThat(project().map()).isEqualTo(Alps.project().map());
  }

  @Test
  void mistakesAreAllToldAndNothingIsTaken() {
    edit("\"terrain\":\"mountain\",\"income\":1,", "\"terrain\":\"stepp\",\"income\":\"two\",");
    FolderState before = FolderState.of(project);

    assertThat(load("--replace"))
        .isEqualTo(
            new Run(
                1,
                """
                map.geojson, line 8, province:raetia, property terrain: There is no terrain 'stepp'; did you mean 'Steppe'?
                map.geojson, line 8, province:raetia, property income: Expected a number of halves such as 2, ½ or 2½, not 'two'.
                """,
                "Nothing was written: 2 mistakes in map.geojson. Correct the file and import it"
                    + " again.\n"));
    assertThat(load("--format", "json").out()).contains("\"mistakes\": [\n    {\n      \"where\"");
    assertThat(FolderState.of(project)).isEqualTo(before);
    assertThat(load("--shapes-only").err())
        .isEqualTo("Nothing was written: the file says what the project says.\n");
  }

  @Test
  void anImportThatWouldBringErrorsIsRefusedUnlessAskedFor() {
    edit("\"kind\":\"border\"", "\"kind\":\"note\"");
    edit("{\"id\":\"corsica\",\"name\":\"Corsica\",\"kind\":\"province\"", "{\"kind\":\"void\"");
    FolderState before = FolderState.of(project);

    Run refused = load("--replace");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.out())
        .contains(
            "  province:corsica  shape",
            "  new error: Province Corsica is in the gazetteer but not on the map."
                + " (topology.place-without-face)\n");
    assertThat(refused.err())
        .isEqualTo(
            "Nothing was written: the import would bring errors into the project, which are listed"
                + " above. Correct the file, or run again with --with-errors.\n");
    assertThat(FolderState.of(project)).isEqualTo(before);
    assertThat(load("--replace", "--with-errors").err()).isEqualTo("Saved in " + project + ".\n");
    assertThat(project().map().facesOf(Alps.CORSICA)).isEmpty();
    assertThat(project().provinces().contains("corsica")).isTrue();
  }

  @Test
  void theReportInJsonHasEveryChange() {
    edit("\"income\":1,", "\"income\":2.5,");
    assertThat(load("--format", "json", "--dry-run").out())
        .contains(
            """
              "changes": [
                {
                  "subject": "province:raetia",
                  "field": "income",
                  "before": "1",
                  "after": "2½"
                }
              ],
            """);
  }
}
