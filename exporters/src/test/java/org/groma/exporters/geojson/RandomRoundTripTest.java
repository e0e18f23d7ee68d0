package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.model.project.Project;

/** Any map goes out and comes in again the same, into a project that knows nothing of it. */
class RandomRoundTripTest {

  @Property(tries = 300)
  void geoJsonComesBack(@ForAll long seed) {
    Project project = RandomProject.of(seed);
    assertThat(new GeoJsonExporter().obstacle(Export.of(project))).isEmpty();

    PolygonImport.Result result =
        GeoJsonRoundTripTest.in(GeoJsonRoundTripTest.bare(), GeoJsonRoundTripTest.out(project));

    assertThat(result.faults()).isEmpty();
    GeoJsonRoundTripTest.assertSame(result.project().orElseThrow(), project);
  }

  @Property(tries = 300)
  void topoJsonComesBack(@ForAll long seed) {
    Project project = RandomProject.of(seed);
    assertThat(new TopoJsonExporter().obstacle(Export.of(project))).isEmpty();

    PolygonImport.Result result =
        TopoJsonRoundTripTest.in(GeoJsonRoundTripTest.bare(), TopoJsonRoundTripTest.out(project));

    assertThat(result.faults()).isEmpty();
    GeoJsonRoundTripTest.assertSame(result.project().orElseThrow(), project);
  }

  @Property(tries = 20)
  void theSameProjectGivesTheSameBytes(@ForAll long seed) {
    for (Exporter exporter : new Exporter[] {new GeoJsonExporter(), new TopoJsonExporter()}) {
      assertThat(exporter.artifacts(Export.of(RandomProject.of(seed))).getFirst().bytes())
          .isEqualTo(exporter.artifacts(Export.of(RandomProject.of(seed))).getFirst().bytes());
    }
  }
}
