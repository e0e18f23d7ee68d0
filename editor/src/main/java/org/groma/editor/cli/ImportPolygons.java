package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.GeoJsonReader;
import org.groma.exporters.geojson.PolygonImport;
import org.groma.model.project.Project;
import org.groma.model.topology.Fault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code groma import FILE --into PROJECT}: polygons of a GeoJSON file become the map. */
@Command(
    name = "import",
    description =
        "Make the polygons of a GeoJSON file the map of a project, and report where they do not"
            + " fit together.",
    footer = {
      "",
      "A feature is a province, or a sea zone if its property \"kind\" is \"sea\"; its properties"
          + " \"id\" and \"name\" name it.",
      "Gaps are reported and left as they are: they may be lakes. Overlaps and crossings make a map"
          + " impossible: correct the file, or have them mended with --repair.",
      "Exit code 1 if nothing was imported because of the data."
    })
final class ImportPolygons implements Task {

  private static final int LINES_ON_A_TERMINAL = 20;

  private final Shell shell;

  @Parameters(paramLabel = "FILE", description = "The GeoJSON file.")
  private Path file;

  @Option(
      names = "--into",
      paramLabel = "PROJECT",
      required = true,
      description = "The folder of the project that gets the map.")
  private Path folder;

  @Option(names = "--dry-run", description = "Report, but write nothing.")
  private boolean dryRun;

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
      paramLabel = "lonlat|none",
      description =
          "What the coordinates are: longitude and latitude, or units of a map. If not given:"
              + " lonlat where all of them can be such.")
  private Optional<Degrees> degrees = Optional.empty();

  @Option(
      names = "--all",
      description = "List every fault; on a terminal only the first 20 of each kind are.")
  private boolean all;

  @Mixin private FormatOption format;

  @Spec private CommandSpec spec;

  ImportPolygons(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "importing " + file + " into " + folder;
  }

  @Override
  public Integer call() {
    checkOptions();
    Project before = ProjectFolder.open(folder);
    if (before.map().faceCount() > 1 && !replace) {
      throw Stop.refused(
          folder
              + " already has a map. To put this one in its place and keep all records, run again"
              + " with --replace.");
    }
    GeoJson.Features features = read();
    shell.announce("Fitting " + Figures.count(features.features().size(), "feature", "features"));
    PolygonImport.Result result =
        PolygonImport.into(
            before,
            features,
            new PolygonImport.Options(
                repair,
                largestGap,
                degrees.orElseGet(() -> Degrees.guess(features.features())).projection()));
    Optional<Stop> obstacle = obstacle(result);
    if (obstacle.isEmpty() && !dryRun) {
      obstacle = save(result.project().orElseThrow());
    }
    boolean written = obstacle.isEmpty() && !dryRun;
    print(
        ImportReport.of(
            file.getFileName().toString(), features.features().size(), before, result, written),
        result.faults());
    obstacle.ifPresent(stop -> {
      throw stop;
    });
    shell.say(written ? "Saved in " + folder + "." : "Nothing was written (--dry-run).");
    return Exit.FINE;
  }

  private void checkOptions() {
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

  private GeoJson.Features read() {
    shell.announce("Reading " + file);
    GeoJson.Features features =
        switch (GeoJsonReader.read(file)) {
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
  private Optional<Stop> obstacle(PolygonImport.Result result) {
    if (result.faults().stream().anyMatch(fault -> fault.kind() == Fault.Kind.BAD_COORDINATE)) {
      return Optional.of(
          Stop.cannotRun(
              "Nothing was written: "
                  + file
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

  private Optional<Stop> save(Project project) {
    shell.announce("Saving " + folder);
    try {
      ProjectFolder.save(folder, project, shell);
      return Optional.empty();
    } catch (Stop notSaved) {
      return Optional.of(notSaved);
    }
  }

  private void print(ImportReport report, List<Fault> faults) {
    if (format.isJson()) {
      JsonOutput.print(shell, report);
      return;
    }
    int most = shell.terminal() && !all ? LINES_ON_A_TERMINAL : Integer.MAX_VALUE;
    ImportText.print(report, faults, most, shell.out());
  }
}
