package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.csv.CsvReader;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.grid.Grids;
import org.groma.exporters.incoming.CellChange;
import org.groma.exporters.incoming.CellChanges;
import org.groma.exporters.incoming.Incoming;
import org.groma.exporters.incoming.Mistake;
import org.groma.exporters.incoming.TableImport;
import org.groma.exporters.xlsx.in.WorkbookReader;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
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
      names = "--create-missing",
      description =
          "Of tables: make the areas, sea zones, nations and words that cells name and the project"
              + " does not have.")
  private boolean createMissing;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Whether a file is a table, by the end of its name. */
  static boolean isMeant(Path file) {
    String name = name(file).toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith);
  }

  /** Stops where options for tables were given with a file that is none. */
  void checkUnused() {
    if (table.isPresent() || deleteMany || createMissing) {
      throw new ParameterException(
          spec.commandLine(),
          "--table, --delete-many and --create-missing only mean something with a table");
    }
  }

  int carryOut(ImportRequest request) {
    boolean workbook = request.name().toLowerCase(Locale.ROOT).contains(".xls");
    if (workbook && table.isPresent()) {
      throw new ParameterException(
          spec.commandLine(), "--table only means something with a CSV or TSV file");
    }
    try (HeldProject held = request.hold()) {
      return carryOut(request, workbook, held);
    }
  }

  private int carryOut(ImportRequest request, boolean workbook, HeldProject held) {
    Project before = held.project();
    request.shell().announce("Reading " + request.file());
    List<Grid> grids =
        switch (workbook ? WorkbookReader.read(request.file()) : CsvReader.read(request.file())) {
          case Grids.Read read -> read.grids();
          case Grids.Refused refused -> throw unreadable(request, refused.mistakes());
        };
    Incoming incoming =
        workbook
            ? TableImport.workbook(before, grids, taking())
            : TableImport.file(before, grids.getFirst(), table, taking());
    return switch (incoming) {
      case Incoming.Refused refused -> {
        report(request, TableReport.mistaken(request.name(), refused.mistakes()));
        throw Taking.mistaken(
            request,
            refused.mistakes().size(),
            refused.creatable().isEmpty()
                ? ""
                : String.format(
                    Locale.ROOT,
                    " With --create-missing these are made: %s.",
                    String.join(", ", refused.creatable())));
      }
      case Incoming.Changed changed -> take(request, held, changed);
    };
  }

  private TableImport.Leave taking() {
    return new TableImport.Leave(deleteMany, createMissing);
  }

  private static Stop unreadable(ImportRequest request, List<Mistake> mistakes) {
    if (mistakes.size() > 1 || !mistakes.getFirst().where().isEmpty()) {
      report(request, TableReport.mistaken(request.name(), mistakes));
      return Stop.cannotRun(
          String.format(
              Locale.ROOT,
              "%s was not taken: %s.",
              request.name(),
              Figures.count(mistakes.size(), "objection", "objections")));
    }
    return Stop.cannotRun(mistakes.getFirst().what());
  }

  private int take(ImportRequest request, HeldProject held, Incoming.Changed incoming) {
    Project before = held.project();
    if (!(incoming.edit().apply(before) instanceof Outcome.Applied applied)) {
      throw new IllegalStateException("an edit made for this project does not fit it");
    }
    List<CellChange> changes = CellChanges.between(before, applied.project());
    Taking taking = Taking.of(request, held, applied, !changes.isEmpty(), incoming.made());
    if (taking.isWanted()) {
      taking.save();
    }
    report(
        request,
        new TableReport(
            request.name(),
            changes,
            incoming.remarks(),
            List.of(),
            taking.told(),
            taking.isWanted()));
    return taking.end();
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
