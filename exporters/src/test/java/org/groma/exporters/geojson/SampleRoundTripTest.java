package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The sample map goes out and comes in again the same. */
class SampleRoundTripTest {

  @ParameterizedTest
  @EnumSource
  void theSampleComesBackIntoAnEmptyProject(RoundTrip format) {
    PolygonImport.Result result = format.in(RoundTrip.bare(), format.out(RoundTrip.SAMPLE));

    assertThat(result.faults()).isEmpty();
    assertThat(result.notices()).isEmpty();
    RoundTrip.assertSame(result.project().orElseThrow(), RoundTrip.SAMPLE);
  }

  @Test
  void anEmptyProjectThatGotTheSampleCanBeSavedAndRead(@TempDir Path folder) {
    Project taken =
        RoundTrip.GEOJSON
            .in(RoundTrip.bare(), RoundTrip.GEOJSON.out(RoundTrip.SAMPLE))
            .project()
            .orElseThrow();

    ProjectStore.save(taken, folder.resolve("new"));

    assertThat(ProjectStore.load(folder.resolve("new")))
        .isInstanceOfSatisfying(
            LoadResult.Loaded.class, loaded -> assertThat(loaded.problems()).isEmpty());
  }

  @ParameterizedTest
  @EnumSource
  void inItsOwnProjectNothingChanges(RoundTrip format) {
    Project taken =
        format.in(RoundTrip.SAMPLE, format.out(RoundTrip.SAMPLE)).project().orElseThrow();

    assertThat(taken.map()).isSameAs(RoundTrip.SAMPLE.map());
    assertThat(taken).isEqualTo(RoundTrip.SAMPLE);
  }
}
