package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.PolygonImport;
import org.groma.model.project.Project;
import org.groma.model.topology.Fault;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of {@code groma import} that makes the polygons of a file the map, and its options. */
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
      description = "Replace the map that the project has; records are kept.")
  private boolean replace;

  @Option(
      names = "--projection",
      paramLabel = "lonlat|none|project",
      description =
          "The projection of the new map: lonlat for longitude and latitude as they are, none for"
              + " units of a map, project to keep that of the project. If not given: what a file of"
              + " ours says, else lonlat where all coordinates can be such; none for drawings.")
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
      description = "List every fault; on a terminal only the first 20 of each kind are.")
  private boolean all;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  int carryOut(ImportRequest request) {
    checkOptions(request);
    Shell shell = request.shell();
    Project before = ProjectFolder.open(request.folder());
    if (before.map().faceCount() > 1 && !replace) {
      throw Stop.refused(
          request.folder()
              + " already has a map. To put this one in its place and keep all records, run again"
              + " with --replace.");
    }
    GeoJson.Features features = read(request);
    shell.announce("Fitting " + Figures.count(features.features().size(), "feature", "features"));
    PolygonImport.Result result =
        PolygonImport.into(
            before,
            features,
            new PolygonImport.Options(
                repair,
                largestGap,
                Degrees.projection(degrees, features, before)));
    Optional<Stop> obstacle = obstacle(request, result);
    if (obstacle.isEmpty() && !request.dryRun()) {
      obstacle = save(request, result.project().orElseThrow());
    }
    boolean written = obstacle.isEmpty() && !request.dryRun();
    print(
        request,
        ImportReport.of(
            request.file().getFileName().toString(),
            features.features().size(),
            before,
            result,
            written),
        result.faults());
    obstacle.ifPresent(stop -> {
      throw stop;
    });
    shell.say(written ? "Saved in " + request.folder() + "." : "Nothing was written (--dry-run).");
    return Exit.FINE;
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
    GeoJson.Features features =
        switch (MapFormat.of(file).read(file, colours)) {
          case GeoJson.Unreadable(String reason) -> throw Stop.cannotRun(reason);
          case GeoJson.Features found -> found;
        };
    if (features.features().isEmpty()) {
      throw Stop.cannotRun(file + " holds no polygons, so there is nothing to import.");
    }
    SharedIds.in(features.features())
        .ifPresent(mistake -> {
          throw Stop.cannotRun(file.getFileName() + ", " + mistake);
        });
    return features;
  }

  /** Why the polygons cannot become the map, if they cannot. */
  private Optional<Stop> obstacle(ImportRequest request, PolygonImport.Result result) {
    if (result.faults().stream().anyMatch(fault -> fault.kind() == Fault.Kind.BAD_COORDINATE)) {
      return Optional.of(
          Stop.cannotRun(
              "Nothing was written: "
                  + request.file()
                  + " has coordinates that are no place on any map. Correct them first."));
    }
    if (result.project().isEmpty()) {
      return Optional.of(Stop.refused(noMap(preventing(result.faults()))));
    }
    boolean nothingLeft = result.project().get().map().faceCount() == 1;
    return nothingLeft
        ? Optional.of(Stop.refused("Nothing was written: no polygon of the file encloses an area."))
        : Optional.empty();
  }

  private String noMap(List<Fault> faults) {
    String remedy =
        repair
            ? "They could not be mended: correct the file."
            : "Correct the file, or run again with --repair.";
    return "Nothing was written: with %s the polygons make no map. %s"
        .formatted(FaultText.counts(faults), remedy);
  }

  /** All but gaps, which a map may have; polygons that make no map have such a fault. */
  private static List<Fault> preventing(List<Fault> faults) {
    return faults.stream()
        .filter(fault -> fault.kind() != Fault.Kind.GAP && fault.kind() != Fault.Kind.SLIVER)
        .toList();
  }

  private static Optional<Stop> save(ImportRequest request, Project project) {
    request.shell().announce("Saving " + request.folder());
    try {
      ProjectFolder.save(request.folder(), project, request.shell());
      return Optional.empty();
    } catch (Stop notSaved) {
      return Optional.of(notSaved);
    }
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
