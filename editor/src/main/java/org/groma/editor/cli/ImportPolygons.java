package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.incoming.Degrees;
import org.groma.exporters.incoming.IncomingMap;
import org.groma.exporters.incoming.MapFormat;
import org.groma.exporters.incoming.MapImport;
import org.groma.exporters.incoming.Mistake;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Reach;
import org.groma.model.project.Project;
import org.groma.model.topology.Fault;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of {@code groma import} that reads maps, and its options. */
final class ImportPolygons {

  private static final int LINES_ON_A_TERMINAL = 20;

  @Option(
      names = "--repair",
      description =
          "Give overlaps to the smaller polygon, small gaps to the neighbour with the longest"
              + " common border.")
  private boolean repair;

  @Option(
      names = "--largest-gap",
      paramLabel = "AREA",
      description = "With --repair: the largest gap to fill, in square map units.")
  private Optional<Double> largestGap = Optional.empty();

  @Option(
      names = "--replace",
      description =
          "Replace the map that the project has, where the file draws it otherwise; records are"
              + " kept.")
  private boolean replace;

  @Option(
      names = "--shapes-only",
      description =
          "Of a map: take shapes, names of new places and borders, but not the values that its"
              + " features give, such as income.")
  private boolean shapesOnly;

  @Option(
      names = "--projection",
      paramLabel = "lonlat|none|project",
      description =
          "The projection of the new map: lonlat for longitude and latitude as they are, none for"
              + " units of a map, project to keep that of the project. If not given: what a file of"
              + " ours says; else, where all coordinates can be degrees, that of the map the"
              + " project has, or lonlat; none for drawings.")
  private Optional<Degrees> degrees = Optional.empty();

  @Option(
      names = "--colours",
      paramLabel = "CSV",
      description =
          "For a PNG in which every province is one colour: the table of colours, with the columns"
              + " colour (as #rrggbb), id, name and perhaps kind.")
  private Optional<Path> colours = Optional.empty();

  @Option(
      names = "--all",
      description =
          "List every change, finding and fault; on a terminal only the first 20 of each kind are.")
  private boolean all;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  int carryOut(ImportRequest request) {
    checkOptions(request);
    try (HeldProject held = request.hold()) {
      return carryOut(request, held);
    }
  }

  private int carryOut(ImportRequest request, HeldProject held) {
    Project before = held.project();
    GeoJson.Features features = read(request);
    int count = features.features().size();
    request.shell().announce("Fitting " + Figures.count(count, "feature", "features"));
    MapImport.Options options = new MapImport.Options(repair, largestGap, degrees, shapesOnly);
    return switch (MapImport.of(before, request.name(), features, options)) {
      case IncomingMap.Refused(List<Mistake> mistakes) -> {
        print(request, ImportReport.of(request.name(), count, mistakes), List.of());
        throw Taking.mistaken(request, mistakes.size());
      }
      case IncomingMap.Misfit misfit -> {
        print(request, ImportReport.of(request.name(), count, misfit), misfit.faults());
        throw stop(request, misfit);
      }
      case IncomingMap.Proposed proposed -> take(request, held, count, proposed);
    };
  }

  private int take(
      ImportRequest request, HeldProject held, int features, IncomingMap.Proposed proposed) {
    Project before = held.project();
    boolean overwrites = proposed.redrawn() && before.map().faceCount() > 1 && !replace;
    if (overwrites && !request.dryRun()) {
      throw Stop.refused(
          request.folder()
              + " already has a map. To put this one in its place and keep all records, run again"
              + " with --replace.");
    }
    Taking taking =
        Taking.of(
            request,
            held,
            new Outcome.Applied(proposed.project(), Reach.EVERYTHING),
            !proposed.changes().isEmpty());
    Optional<Stop> unsaved = taking.isWanted() ? save(taking) : Optional.empty();
    boolean written = taking.isWanted() && unsaved.isEmpty();
    print(
        request,
        ImportReport.of(request.name(), features, before, proposed, taking.told(), written),
        proposed.faults());
    unsaved.ifPresent(stop -> {
      throw stop;
    });
    int exit = taking.end();
    if (overwrites) {
      request.shell().say("To take it, run with --replace: the project already has a map.");
    }
    return exit;
  }

  private static Optional<Stop> save(Taking taking) {
    try {
      taking.save();
      return Optional.empty();
    } catch (Stop notSaved) {
      return Optional.of(notSaved);
    }
  }

  private void checkOptions(ImportRequest request) {
    boolean picture = MapFormat.of(request.file()) == MapFormat.PNG;
    if (picture && colours.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "a PNG needs --colours CSV, the table that says which colour is which province");
    }
    if (!picture && colours.isPresent()) {
      throw new ParameterException(spec.commandLine(), "--colours only means something for a PNG");
    }
    if (largestGap.isPresent() && !repair) {
      throw new ParameterException(
          spec.commandLine(), "--largest-gap only means something with --repair");
    }
    if (largestGap.filter(area -> !(area >= 0 && Double.isFinite(area))).isPresent()) {
      throw new ParameterException(
          spec.commandLine(),
          "--largest-gap is an area, a number from 0 up, not " + largestGap.get());
    }
  }

  private GeoJson.Features read(ImportRequest request) {
    Path file = request.file();
    request.shell().announce("Reading " + file);
    return switch (MapFormat.of(file).read(file, colours)) {
      case GeoJson.Unreadable(String reason) -> throw Stop.cannotRun(reason);
      case GeoJson.Features found -> found;
    };
  }

  /** Why the polygons cannot become the map. */
  private Stop stop(ImportRequest request, IncomingMap.Misfit misfit) {
    if (misfit.faults().stream().anyMatch(fault -> fault.kind() == Fault.Kind.BAD_COORDINATE)) {
      return Stop.cannotRun(
          "Nothing was written: "
              + request.file()
              + " has coordinates that are no place on any map. Correct them first.");
    }
    return Stop.refused(
        misfit.empty()
            ? "Nothing was written: no polygon of the file encloses an area."
            : noMap(preventing(misfit.faults())));
  }

  private String noMap(List<Fault> faults) {
    String remedy =
        repair
            ? "They could not be mended: correct the file."
            : "Correct the file, or run again with --repair.";
    return String.format(
        Locale.ROOT,
        "Nothing was written: with %s the polygons make no map. %s",
        FaultText.counts(faults),
        remedy);
  }

  /** All but gaps, which a map may have; polygons that make no map have such a fault. */
  private static List<Fault> preventing(List<Fault> faults) {
    return faults.stream()
        .filter(fault -> fault.kind() != Fault.Kind.GAP && fault.kind() != Fault.Kind.SLIVER)
        .toList();
  }

  private void print(ImportRequest request, ImportReport report, List<Fault> faults) {
    Shell shell = request.shell();
    if (request.json()) {
      JsonOutput.print(shell, report);
      return;
    }
    int most = shell.terminal() && !all ? LINES_ON_A_TERMINAL : Integer.MAX_VALUE;
    ImportText.print(report, faults, most, shell.out());
  }
}
