package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.generate.GeoFolder;
import org.groma.exporters.generate.ProjectGeneration;
import org.groma.exporters.generate.ProjectGeneration.InputFiles;
import org.groma.exporters.generate.ProjectGeneration.View;
import org.groma.model.project.Project;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code groma generate --out PROJECT}: a map from sites, land and rivers. */
@Command(
    name = "generate",
    description =
        "Make the map of a project from geography: sites of provinces and sea zones, coastlines,"
            + " rivers.",
    footer = {
      "",
      "Files that are not named are taken from the folder geo of the project: sites.tsv (place,"
          + " lon, lat), land.geojson, water-cuts.geojson, rivers.geojson, borders.tsv (a, b, kind,"
          + " river), cities.tsv (city, lon, lat). Only sites and land must be there.",
      "Records of the project are kept. The same files give the same map, byte for byte."
    })
final class GenerateMap implements Task {

  private final Shell shell;

  @Option(names = "--sites", paramLabel = "FILE", description = "Where places lie.")
  private Optional<Path> sites = Optional.empty();

  @Option(names = "--land", paramLabel = "FILE", description = "Coastlines, GeoJSON in degrees.")
  private Optional<Path> land = Optional.empty();

  @Option(names = "--cuts", paramLabel = "FILE", description = "Water that the coastlines lack.")
  private Optional<Path> cuts = Optional.empty();

  @Option(names = "--rivers", paramLabel = "FILE", description = "Courses of rivers, GeoJSON.")
  private Optional<Path> rivers = Optional.empty();

  @Option(
      names = "--borders",
      paramLabel = "FILE",
      description = "Borders that are rivers or ridges.")
  private Optional<Path> borders = Optional.empty();

  @Option(names = "--cities", paramLabel = "FILE", description = "Where cities lie.")
  private Optional<Path> cities = Optional.empty();

  @Option(
      names = "--out",
      paramLabel = "PROJECT",
      required = true,
      description = "The folder of the project that gets the map.")
  private Path folder;

  @Mixin private ViewOption view = new ViewOption();

  @Mixin private MergeOption merge = new MergeOption();

  GenerateMap(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "generating the map of " + folder;
  }

  @Override
  public Integer call() {
    View shown = view.view();
    try (HeldProject held = merge.hold(folder, "groma generate")) {
      return generate(held, shown);
    }
  }

  private int generate(HeldProject held, View shown) {
    Project before = held.project();
    InputFiles usual = ProjectGeneration.in(folder.resolve("geo"));
    InputFiles files =
        new InputFiles(
            sites.orElse(usual.sites()),
            land.orElse(usual.land()),
            cuts.or(usual::cuts),
            rivers.or(usual::rivers),
            borders.or(usual::borders),
            cities.or(usual::cities));
    shell.announce("Drawing the map");
    ProjectGeneration.Result result;
    try {
      result = ProjectGeneration.generate(before, files, shown);
    } catch (GeoFolder.Unusable wrong) {
      throw Stop.cannotRun(wrong.getMessage(), wrong);
    }
    result.notices().forEach(shell::say);
    if (result.project().isEmpty()) {
      FaultText.print(result.faults(), Integer.MAX_VALUE, shell.out());
      throw Stop.refused("Nothing was written: these files make no map.");
    }
    Project drawn = result.project().get();
    held.save(drawn, shell);
    shell
        .out()
        .println(
            String.format(
                Locale.ROOT,
                "%s: %s, %s, %s.",
                folder,
                Figures.count(drawn.map().places().size(), "place", "places"),
                Figures.count(drawn.map().faceCount() - 1, "face", "faces"),
                Figures.count(drawn.map().arcCount(), "border", "borders")));
    return Exit.FINE;
  }
}
