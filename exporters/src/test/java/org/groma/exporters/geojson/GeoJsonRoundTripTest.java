package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.Export;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sample map goes out as GeoJSON and comes in again the same. */
class GeoJsonRoundTripTest {

  private static final Project SAMPLE = sample();

  static Project sample() {
    return ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions")))
        .project();
  }

  static Project bare() {
    return Project.empty(new Settings("Empty", "none", Optional.empty(), List.of()));
  }

  @Test
  void theSampleComesBackIntoAnEmptyProject() {
    PolygonImport.Result result = in(bare(), out(SAMPLE));

    assertThat(result.faults()).isEmpty();
    assertThat(result.notices()).isEmpty();
    assertSame(result.project().orElseThrow(), SAMPLE);
  }

  @Test
  void anEmptyProjectThatGotTheSampleCanBeSavedAndRead(@TempDir Path folder) {
    Project taken = in(bare(), out(SAMPLE)).project().orElseThrow();

    ProjectStore.save(taken, folder.resolve("new"));

    assertThat(ProjectStore.load(folder.resolve("new")))
        .isInstanceOfSatisfying(
            LoadResult.Loaded.class, loaded -> assertThat(loaded.problems()).isEmpty());
  }

  @Test
  void inItsOwnProjectOnlyNumbersChange() {
    Project taken = in(SAMPLE, out(SAMPLE)).project().orElseThrow();

    assertSame(taken, SAMPLE);
    assertThat(taken.with(SAMPLE.map())).isEqualTo(SAMPLE);
  }

  static void assertSame(Project taken, Project original) {
    Likeness now = Likeness.of(taken);
    Likeness before = Likeness.of(original);
    assertThat(now.projection()).isEqualTo(before.projection());
    assertThat(now.nodes()).isEqualTo(before.nodes());
    assertThat(now.borders().keySet()).isEqualTo(before.borders().keySet());
    assertThat(now.neighbours()).isEqualTo(before.neighbours());
    assertThat(now).isEqualTo(before);
  }

  static String out(Project project) {
    return new String(
        new GeoJsonExporter().artifacts(Export.of(project)).getFirst().bytes(),
        StandardCharsets.UTF_8);
  }

  static PolygonImport.Result in(Project project, String text) {
    GeoJson read =
        GeoJsonReader.read(
            "map.geojson", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    if (!(read instanceof GeoJson.Features features)) {
      throw new AssertionError(read);
    }
    return PolygonImport.into(
        project,
        features,
        new PolygonImport.Options(
            false, Optional.empty(), features.sheet().orElseThrow().projection()));
  }
}
