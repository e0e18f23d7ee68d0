package org.groma.editor.exchange;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.csv.CsvReader;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.grid.Grids;
import org.groma.exporters.incoming.CellChange;
import org.groma.exporters.incoming.CellChanges;
import org.groma.exporters.incoming.Degrees;
import org.groma.exporters.incoming.Incoming;
import org.groma.exporters.incoming.IncomingMap;
import org.groma.exporters.incoming.MapFormat;
import org.groma.exporters.incoming.MapImport;
import org.groma.exporters.incoming.Mistake;
import org.groma.exporters.incoming.TableImport;
import org.groma.exporters.xlsx.in.WorkbookReader;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;

/** What a file would do to a project, worked out before anything happens. */
public sealed interface ImportPlan {

  /** Endings of files that are tables; all others are maps. */
  List<String> TABLES = List.of("xlsx", "csv", "tsv");

  List<String> MAPS = List.of("geojson", "json", "topojson", "svg", "txt", "png");

  /**
   * It cannot be taken; the sentences say where and why.
   *
   * @param creatable what would be made, if it may; with that the file could be taken
   */
  record Refused(List<String> reasons, List<String> creatable) implements ImportPlan {
    public Refused {
      reasons = List.copyOf(reasons);
      creatable = List.copyOf(creatable);
    }

    Refused(List<String> reasons) {
      this(reasons, List.of());
    }
  }

  /**
   * What may be done besides reading.
   *
   * @param repair whether gaps and overlaps of a map are mended
   * @param createMissing whether what a table names and the project does not have is made
   */
  record Leave(boolean repair, boolean createMissing) {}

  /**
   * It can be taken.
   *
   * @param after the project with the file in it
   * @param changes cell by cell
   * @param remarks what a person should know
   */
  record Proposed(Project after, List<CellChange> changes, List<String> remarks)
      implements ImportPlan {
    public Proposed {
      changes = List.copyOf(changes);
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * Reads a file.
   *
   * @param colours for a painted map, the table that says which colour is which province
   */
  static ImportPlan of(Project before, Path file, Optional<Path> colours, Leave leave) {
    String name = file.getFileName().toString();
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return TABLES.contains(ending)
        ? table(before, file, ending, new TableImport.Leave(false, leave.createMissing()))
        : ofMap(before, file, colours, leave.repair(), Optional.empty());
  }

  private static ImportPlan table(
      Project before, Path file, String ending, TableImport.Leave leave) {
    boolean workbook = ending.equals("xlsx");
    List<Grid> grids;
    switch (workbook ? WorkbookReader.read(file) : CsvReader.read(file)) {
      case Grids.Read read -> grids = read.grids();
      case Grids.Refused refused -> {
        return refused(refused.mistakes());
      }
    }
    Incoming incoming =
        workbook
            ? TableImport.workbook(before, grids, leave)
            : TableImport.file(before, grids.getFirst(), Optional.empty(), leave);
    return switch (incoming) {
      case Incoming.Refused(List<Mistake> mistakes, List<String> creatable) ->
          new Refused(mistakes.stream().map(Mistake::toString).toList(), creatable);
      case Incoming.Changed changed ->
          switch (changed.edit().apply(before)) {
            case Outcome.Applied(Project after, var _) ->
                new Proposed(after, CellChanges.between(before, after), changed.remarks());
            case Outcome.Refused(String reason, var _) -> new Refused(List.of(reason));
          };
    };
  }

  /**
   * Reads a file with polygons.
   *
   * @param degrees the projection of the new map; if not given, what the file suggests
   */
  static ImportPlan ofMap(
      Project before,
      Path file,
      Optional<Path> colours,
      boolean repair,
      Optional<Degrees> degrees) {
    String name = file.getFileName().toString();
    if (MapFormat.of(file) == MapFormat.PNG && colours.isEmpty()) {
      return new Refused(
          List.of("A painted map needs the table that says which colour is which province."));
    }
    return switch (MapFormat.of(file).read(file, colours)) {
      case GeoJson.Unreadable(String reason) -> new Refused(List.of(reason));
      case GeoJson.Features features ->
          switch (MapImport.of(
              before,
              name,
              features,
              new MapImport.Options(repair, Optional.empty(), degrees, false))) {
            case IncomingMap.Refused(List<Mistake> mistakes) -> refused(mistakes);
            case IncomingMap.Misfit misfit -> {
              List<String> reasons = new ArrayList<>();
              misfit.faults().forEach(fault -> reasons.add(fault.toString()));
              reasons.add("Correct the file, or let gaps and overlaps be repaired.");
              yield new Refused(reasons);
            }
            case IncomingMap.Proposed proposed ->
                new Proposed(proposed.project(), proposed.changes(), proposed.remarks());
          };
    };
  }

  private static Refused refused(List<Mistake> mistakes) {
    return new Refused(mistakes.stream().map(Mistake::toString).toList());
  }
}
