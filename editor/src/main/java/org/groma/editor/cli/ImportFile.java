package org.groma.editor.cli;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code groma import FILE --into PROJECT}: what a file of another format says to a project. */
@Command(
    name = "import",
    description =
        "Bring a file into a project: tables that were exported and edited, or polygons that become"
            + " the map; what does not fit is reported.",
    footer = {
      "",
      "Tables (.xlsx, .csv, .tsv): a row is known by its id; rows may be sorted, columns moved,"
          + " hidden or left out. A row that is gone is deleted, if nothing refers to it. With one"
          + " mistake in the file nothing is taken, and all mistakes are listed.",
      "",
      "Maps: GeoJSON or TopoJSON (the content tells which), an SVG drawing whose paths have ids,"
          + " the polygons.txt of a TripleA map with centers.txt beside it, or a PNG in which every"
          + " province is one colour (with --colours).",
      "A feature is a province, or a sea zone if its property \"kind\" is \"sea\"; its properties"
          + " \"id\" and \"name\" name it. With \"id\" and \"kind\" its other values are read like"
          + " the row of a table.",
      "Gaps are reported and left as they are: they may be lakes. Overlaps and crossings make a map"
          + " impossible: correct the file, or have them mended with --repair.",
      "",
      "Whatever the file, every change is listed, and the project is validated before it is saved.",
      "Exit code 1 if nothing was imported because of the data."
    })
final class ImportFile implements Task {

  private final Shell shell;

  @Parameters(paramLabel = "FILE", description = "The file; the end of its name says what it is.")
  private Path file;

  @Option(
      names = "--into",
      paramLabel = "PROJECT",
      required = true,
      description = "The folder of the project that takes it in.")
  private Path folder;

  @Option(names = "--dry-run", description = "Tell what would change, but write nothing.")
  private boolean dryRun;

  @Option(
      names = "--with-errors",
      description =
          "Save even if checks find errors in the project that were not there before, such as a"
              + " province that is not drawn yet.")
  private boolean withErrors;

  @Mixin private MergeOption merge = new MergeOption();

  @Mixin private ImportTable tables = new ImportTable();

  @Mixin private ImportPolygons polygons = new ImportPolygons();

  @Mixin private FormatOption format = new FormatOption();

  ImportFile(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "importing " + file + " into " + folder;
  }

  @Override
  public Integer call() {
    ImportRequest request =
        new ImportRequest(shell, file, folder, dryRun, withErrors, merge, format.isJson());
    if (ImportTable.isMeant(file)) {
      return tables.carryOut(request);
    }
    tables.checkUnused();
    return polygons.carryOut(request);
  }
}
