package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.exporters.Export;
import org.groma.model.project.Project;

/** Any map goes out and comes in again the same, into a project that knows nothing of it. */
class RandomRoundTripTest {

  @Property(tries = 600)
  void itComesBack(@ForAll long seed, @ForAll RoundTrip format) {
    Project project = RandomProject.of(seed);
    assertThat(format.exporter().obstacle(Export.of(project))).isEmpty();

    PolygonImport.Result result = format.in(RoundTrip.bare(), format.out(project));

    assertThat(result.faults()).isEmpty();
    RoundTrip.assertSame(result.project().orElseThrow(), project);
  }

  @Property(tries = 40)
  void theSameProjectGivesTheSameBytes(@ForAll long seed, @ForAll RoundTrip format) {
    assertThat(format.out(RandomProject.of(seed))).isEqualTo(format.out(RandomProject.of(seed)));
  }
}
