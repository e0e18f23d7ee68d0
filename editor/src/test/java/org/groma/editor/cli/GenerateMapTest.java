package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.Use;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateMapTest {

  private static final Path SAMPLE =
      Path.of(System.getProperty("basedir", "."))
          .toAbsolutePath()
          .normalize()
          .getParent()
          .resolve("sample-data/invasions");

  private static final String LAND =
      """
      {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {},
       "geometry": {"type": "Polygon",
        "coordinates": [[[10, 40], [20, 40], [20, 48], [10, 48], [10, 40]]]}}]}
      """;

  @TempDir Path folder;

  private Path project(String sites) throws IOException {
    Path project = folder.resolve("project");
    assertThat(Run.groma("new", project).exitCode()).isZero();
    Files.createDirectories(project.resolve("geo"));
    Files.writeString(project.resolve("geo/sites.tsv"), sites);
    Files.writeString(project.resolve("geo/land.geojson"), LAND);
    return project;
  }

  private static Project load(Path project) {
    return ((LoadResult.Loaded) ProjectStore.loadStrictly(project)).project();
  }

  @Test
  void sitesAndLandMakeProvincesAndASea() throws IOException {
    Path project =
        project(
            "place\tlon\tlat\nprovince:west\t12\t44\nprovince:east\t18\t44\nsea:ocean\t0\t30\n");

    Run run = Run.groma("generate", "--out", project);

    assertThat(run.err()).doesNotContain("could not");
    assertThat(run.exitCode()).isZero();
    assertThat(load(project).map().places()).hasSize(3);
    assertThat(Run.groma("query", project, "adjacent", "west").out())
        .contains("east")
        .contains("ocean");
  }

  @Test
  void frameAndCentreSayWhatTheMapShowsAndWaterMayBeOutOfPlay() throws IOException {
    Path project =
        project(
            """
            place\tlon\tlat
            province:west\t12\t44
            province:east\t18\t44
            sea:ocean\t7\t44
            open-water\t23\t44
            """);

    Run run = Run.groma("generate", "--out", project, "--frame=-5,25,35,52", "--centre", "14,43");

    assertThat(run.exitCode()).isZero();
    Project drawn = load(project);
    assertThat(drawn.projection().parameters())
        .containsEntry("longitude", 14.0)
        .containsEntry("latitude", 43.0);
    assertThat(drawn.map().extent().getHeight()).isBetween(1800.0, 2100.0);
    assertThat(drawn.map().places()).hasSize(3);
    assertThat(drawn.map().faces())
        .filteredOn(face -> face.use() == Use.None.OPEN_WATER)
        .hasSize(1);
  }

  @Test
  void sitesMayLieSymmetricallyAboutTheCentre() throws IOException {
    Path project =
        project(
            "place\tlon\tlat\nprovince:west\t12\t44\nprovince:east\t18\t44\nsea:ocean\t0\t30\n");

    Run run = Run.groma("generate", "--out", project, "--frame=-5,35,25,60", "--centre=15,44");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(load(project).map().places()).hasSize(3);
  }

  @Test
  void landThatNoSiteClaimsIsLeftOut() throws IOException {
    Path project = project("place\tlon\tlat\nsea:ocean\t0\t30\n");

    assertThat(Run.groma("generate", "--out", project).exitCode()).isZero();

    assertThat(load(project).map().places()).hasSize(1);
  }

  @Test
  void aFrameThatIsNoneIsTold() throws IOException {
    Path project = project("place\tlon\tlat\nprovince:west\t12\t44\n");
    FolderState before = FolderState.of(project);

    Run sides = Run.groma("generate", "--out", project, "--frame=25,5,35,52");
    Run centre = Run.groma("generate", "--out", project, "--centre=15");

    assertThat(sides.exitCode()).isEqualTo(2);
    assertThat(sides.err()).contains("--frame is west, east, south and north in degrees");
    assertThat(centre.exitCode()).isEqualTo(2);
    assertThat(centre.err()).contains("--centre is a longitude and a latitude in degrees");
    assertThat(FolderState.of(project)).isEqualTo(before);
  }

  @Test
  void aSiteThatIsNoPlaceIsToldWithItsLine() throws IOException {
    Path project = project("place\tlon\tlat\nprovince:west\t12\t44\nTown\t18\t44\n");
    FolderState before = FolderState.of(project);

    Run run = Run.groma("generate", "--out", project);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("sites.tsv, line 3: 'Town' is not a place: write 'province:ID'");
    assertThat(FolderState.of(project)).isEqualTo(before);
  }

  @Test
  void degreesOutOfRangeAreTold() throws IOException {
    Path project = project("place\tlon\tlat\nprovince:west\t12\t144\n");

    Run run = Run.groma("generate", "--out", project);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("line 2: lon and lat must be degrees, not '12' and '144'.");
  }

  @Test
  void missingLandIsTold() throws IOException {
    Path project = project("place\tlon\tlat\nprovince:west\t12\t44\n");
    Files.delete(project.resolve("geo/land.geojson"));

    Run run = Run.groma("generate", "--out", project);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("There is no file").contains("land.geojson");
  }

  @Test
  void regeneratingTheSampleChangesNoByte() throws IOException {
    Path copy = copyOf(SAMPLE);
    FolderState before = FolderState.of(copy);

    assertThat(Run.groma("generate", "--out", copy).exitCode()).isZero();

    assertThat(FolderState.of(copy)).isEqualTo(before);
  }

  @Test
  void regeneratingRomanitasByTheCommandsOfItsReadmeChangesNoByte() throws IOException {
    Path copy = copyOf(SAMPLE.resolveSibling("romanitas"));
    FolderState before = FolderState.of(copy);

    Run run =
        Run.groma(
            "generate",
            "--out",
            copy,
            "--land",
            SAMPLE.resolve("geo/land.geojson"),
            "--cuts",
            SAMPLE.resolve("geo/water-cuts.geojson"),
            "--frame=-10.5,55,22.5,48.5",
            "--centre=21,38");
    Run mended =
        Run.groma(
            "validate",
            copy,
            "--fix-only=topology.sliver",
            "--fix-only=topology.speck",
            "--fix-only=topology.spike");

    assertThat(run.exitCode()).isZero();
    assertThat(mended.exitCode()).isZero();
    assertThat(FolderState.of(copy)).isEqualTo(before);
  }

  @Test
  void regeneratingTheThirdSampleByTheCommandsOfItsReadmeChangesNoByte() throws IOException {
    Path copy = copyOf(SAMPLE.resolveSibling("barbarian-kingdom-empire"));
    FolderState before = FolderState.of(copy);

    Run run =
        Run.groma(
            "generate",
            "--out",
            copy,
            "--land",
            SAMPLE.resolve("geo/land.geojson"),
            "--cuts",
            SAMPLE.resolve("geo/water-cuts.geojson"),
            "--rivers",
            SAMPLE.resolve("geo/rivers.geojson"),
            "--frame=-11.5,58,24.5,65",
            "--centre=22,42");
    Run mended =
        Run.groma("validate", copy, "--fix-only=topology.sliver", "--fix-only=topology.spike");

    assertThat(run.exitCode()).isZero();
    assertThat(mended.exitCode()).isZero();
    assertThat(FolderState.of(copy)).isEqualTo(before);
  }

  private Path copyOf(Path sample) throws IOException {
    Path copy = folder.resolve("copy");
    try (Stream<Path> paths = Files.walk(sample)) {
      for (Path path : paths.toList()) {
        Path target = copy.resolve(sample.relativize(path).toString());
        if (Files.isDirectory(path)) {
          Files.createDirectories(target);
        } else {
          Files.copy(path, target);
        }
      }
    }
    return copy;
  }
}
