package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.groma.model.project.Project;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportTableTest {

  @TempDir private Path folder;
  private Path project;
  private Path file;

  @BeforeEach
  void exportTheTables() throws IOException {
    project = Alps.savedIn(folder.resolve("project"));
    Path tables = Files.createDirectory(folder.resolve("tables"));
    assertThat(Run.groma("export", project, "--to", "csv", "--out", tables).exitCode()).isZero();
    file = tables.resolve("provinces.csv");
  }

  private void retype(String old, String now) {
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
                "provinces.csv: 0 changes.\n",
                "Nothing was written: the file says what the project says.\n"));
    assertThat(FolderState.of(project)).isEqualTo(before);
  }

  @Test
  void aDryRunTellsEveryCellAndWritesNothing() {
    retype("raetia,Raetia,Alpes,Mountain,1,", "raetia,Raetia, india ,Steppe,1/2,");
    FolderState before = FolderState.of(project);
    assertThat(load("--dry-run"))
        .isEqualTo(
            new Run(
                0,
                """
                  province:raetia  area     alpes     →  india
                  province:raetia  terrain  mountain  →  steppe
                  province:raetia  income   1         →  ½
                  new warning: The river Rhenus touches India between Gállia and Raetia, which is not among the areas it drains. (adjacency.river-in-unlisted-area)
                provinces.csv: 3 changes.
                """,
                "Nothing was written (--dry-run).\n"));
    assertThat(FolderState.of(project)).isEqualTo(before);
  }

  @Test
  void whatIsMissingIsMadeWhenThatIsAskedFor() {
    retype("raetia,Raetia,Alpes,Mountain,1,", "raetia,Raetia,North,Mountain,1,");
    assertThat(load().err()).contains("With --create-missing these are made: the area 'North'.");
    assertThat(project().areas().find("north")).isEmpty();

    assertThat(load("--create-missing").err()).contains("Saved in " + project);
    assertThat(project().areas().find("north")).isPresent();
    assertThat(project().provinces().find("raetia").orElseThrow().area().orElseThrow().slug())
        .isEqualTo("north");
  }

  @Test
  void whatIsTakenIsSaved() {
    retype("raetia,Raetia,Alpes,Mountain,1,", "raetia,Raetia,Alpes,Mountain,2.5,");
    assertThat(load().err()).isEqualTo("Saved in " + project + ".\n");
    assertThat(project().provinces().find("raetia").orElseThrow().income()).hasToString("2½");
    assertThat(load().out()).isEqualTo("provinces.csv: 0 changes.\n");
  }

  @Test
  void theReportInJsonHasEverything() {
    retype("raetia,Raetia,Alpes,Mountain,1,", "raetia,Raetia,Alpes,Mountain,2.5,");
    assertThat(load("--format", "json", "--dry-run").out())
        .isEqualTo(
            """
            {
              "file": "provinces.csv",
              "changes": [
                {
                  "subject": "province:raetia",
                  "field": "income",
                  "before": "1",
                  "after": "2½"
                }
              ],
              "remarks": [],
              "mistakes": [],
              "findings": [],
              "written": false
            }
            """);
  }

  @Test
  void mistakesAreAllToldAndNothingIsTaken() {
    retype("raetia,Raetia,Alpes,Mountain,1,", "raetia,Raetia,Alps,stepp,two,");
    FolderState before = FolderState.of(project);
    assertThat(load())
        .isEqualTo(
            new Run(
                1,
                """
                provinces.csv, row 3, column Area: There is no area 'Alps'; did you mean 'Alpes'?
                provinces.csv, row 3, column Terrain: There is no terrain 'stepp'; did you mean 'Steppe'?
                provinces.csv, row 3, column Income: Expected a number of halves such as 2, ½ or 2½, not 'two'.
                """,
                "Nothing was written: 3 mistakes in provinces.csv. Correct the file and import it"
                    + " again.\n"));
    assertThat(FolderState.of(project)).isEqualTo(before);
  }

  @Test
  void anImportThatWouldBringErrorsIsRefusedUnlessAskedFor() {
    retype("Lugdunum,1,,,,", "Lugdunum,1,,,Noricum,");
    FolderState before = FolderState.of(project);
    String report =
        """
          city:lugdunum  port  –  →  noricum
          new error: The port of Lugdunum lies on Noricum, but its province Gállia does not touch that zone. (adjacency.port-off-zone)
        provinces.csv: 1 change.
        """;
    assertThat(load())
        .isEqualTo(
            new Run(
                1,
                report,
                "Nothing was written: the import would bring errors into the project, which are"
                    + " listed above. Correct the file, or run again with --with-errors.\n"));
    assertThat(FolderState.of(project)).isEqualTo(before);
    assertThat(load("--with-errors")).isEqualTo(new Run(0, report, "Saved in " + project + ".\n"));
    assertThat(project().cities().find("lugdunum").orElseThrow().port())
        .hasToString("Optional[noricum]");
  }

  @Test
  void aTableIsNamedWhereTheFileIsNot() throws IOException {
    file = Files.move(file, folder.resolve("list.tsv"));
    Files.writeString(file, "Province\tIncome\nThule\t1\n");
    assertThat(load("--dry-run", "--table", "provinces").out())
        .isEqualTo(
            """
              province:thule  income  0  →  1
            list.tsv: 1 change.
            """);
    assertThat(load("--dry-run", "--table", "provincs").out())
        .isEqualTo("there is no table 'provincs'; did you mean 'Provinces'?\n");
  }

  @Test
  void optionsOfAnotherKindOfFileAreASlip() throws IOException {
    Path map = Files.writeString(folder.resolve("map.geojson"), "{}");
    assertThat(Run.groma("import", map, "--into", project, "--delete-many"))
        .isEqualTo(
            new Run(
                2,
                "",
                """
                --table, --delete-many and --create-missing only mean something with a table.
                Run 'groma import --help' to see how it is used.
                """));
    Path book = Files.writeString(folder.resolve("book.xlsx"), "");
    assertThat(Run.groma("import", book, "--into", project, "--table", "Areas").err())
        .startsWith("--table only means something with a CSV or TSV file.\n");
  }

  @Test
  void aFileThatCannotBeReadIsToldInASentence() throws IOException {
    Path book = Files.writeString(folder.resolve("book.xlsx"), "<html>");
    assertThat(Run.groma("import", book, "--into", project))
        .isEqualTo(
            new Run(
                2,
                "",
                "book.xlsx is a web page or an XML file that was named .xlsx; open it in a"
                    + " spreadsheet program and save it as .xlsx.\n"));
    Path none = folder.resolve("none.csv");
    assertThat(Run.groma("import", none, "--into", project).err())
        .isEqualTo(none + " is no file; name the table to read.\n");
  }
}
