package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.editor.diff.NewFindings;
import org.groma.exporters.csv.CsvReader;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.grid.Grids;
import org.groma.exporters.incoming.CellChanges;
import org.groma.exporters.incoming.Incoming;
import org.groma.exporters.incoming.Mistake;
import org.groma.exporters.incoming.TableImport;
import org.groma.exporters.xlsx.in.WorkbookReader;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.validator.finding.Finding;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of {@code groma import} that reads tables back, and its options. */
final class ImportTable {

  private static final List<String> ENDINGS = List.of(".xlsx", ".xlsm", ".xls", ".csv", ".tsv");

  @Option(
      names = "--table",
      paramLabel = "NAME",
      description =
          "Which table a CSV or TSV file is, such as Provinces. If not given: the one it is named"
              + " after, or that its titles fit.")
  private Optional<String> table = Optional.empty();

  @Option(
      names = "--delete-many",
      description = "Of tables: delete rows even where more than half of a table is gone.")
  private boolean deleteMany;

  @Option(
      names = "--with-errors",
      description =
          "Of tables: save even if checks find new errors in the project, such as a province that"
              + " is not drawn yet.")
  private boolean withErrors;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Whether a file is a table, by the end of its name. */
  static boolean isMeant(Path file) {
    String name = name(file).toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith);
  }

  /** Stops where options for tables were given with a file that is none. */
  void checkUnused() {
    if (table.isPresent() || deleteMany || withErrors) {
      throw new ParameterException(
          spec.commandLine(),
          "--table, --delete-many and --with-errors only mean something with a table");
    }
  }

  int carryOut(ImportRequest request) {
    boolean workbook = name(request.file()).toLowerCase(Locale.ROOT).contains(".xls");
    if (workbook && table.isPresent()) {
      throw new ParameterException(
          spec.commandLine(), "--table only means something with a CSV or TSV file");
    }
    Project before = ProjectFolder.open(request.folder());
    request.shell().announce("Reading " + request.file());
    List<Grid> grids =
        switch (workbook ? WorkbookReader.read(request.file()) : CsvReader.read(request.file())) {
          case Grids.Read read -> read.grids();
          case Grids.Refused refused -> throw unreadable(request, refused.mistakes());
        };
    Incoming incoming =
        workbook
            ? TableImport.workbook(before, grids, deleteMany)
            : TableImport.file(before, grids.getFirst(), table, deleteMany);
    return switch (incoming) {
      case Incoming.Refused refused -> {
        report(request, TableReport.mistaken(name(request.file()), refused.mistakes()));
        throw Stop.refused(
            "Nothing was written: %s in %s. Correct the file and import it again."
                .formatted(
                    Figures.count(refused.mistakes().size(), "mistake", "mistakes"),
                    name(request.file())));
      }
      case Incoming.Changed changed -> take(request, before, changed);
    };
  }

  private static Stop unreadable(ImportRequest request, List<Mistake> mistakes) {
    if (mistakes.size() > 1 || !mistakes.getFirst().where().isEmpty()) {
      report(request, TableReport.mistaken(name(request.file()), mistakes));
      return Stop.cannotRun(
          "%s was not taken: %s."
              .formatted(
                  name(request.file()), Figures.count(mistakes.size(), "objection", "objections")));
    }
    return Stop.cannotRun(mistakes.getFirst().what());
  }

  private int take(ImportRequest request, Project before, Incoming.Changed incoming) {
    if (!(incoming.edit().apply(before) instanceof Outcome.Applied applied)) {
      throw new IllegalStateException("an edit made for this project does not fit it");
    }
    request.shell().announce("Validating");
    List<Finding> findings = NewFindings.of(before, applied);
    boolean worse =
        !withErrors && findings.stream().anyMatch(each -> each.severity() == Severity.ERROR);
    TableReport report =
        new TableReport(
            name(request.file()),
            CellChanges.between(before, applied.project()),
            incoming.remarks(),
            List.of(),
            findings.stream().map(TableReport.Found::of).toList(),
            false);
    boolean changes = !report.changes().isEmpty();
    boolean write = changes && !worse && !request.dryRun();
    if (write) {
      ProjectFolder.save(request.folder(), applied.project(), request.shell());
    }
    report(request, report.written(write));
    if (worse) {
      throw Stop.refused(
          "Nothing was written: the import would bring errors into the project, which are listed"
              + " above. Correct the file, or run again with --with-errors.");
    }
    request
        .shell()
        .say(
            write
                ? "Saved in " + request.folder() + "."
                : changes
                    ? "Nothing was written (--dry-run)."
                    : "Nothing was written: the file says what the project says.");
    return Exit.FINE;
  }

  private static void report(ImportRequest request, TableReport report) {
    if (request.json()) {
      JsonOutput.print(request.shell(), report);
    } else {
      report.print(request.shell().out());
    }
    request.shell().out().flush();
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }
}
