package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.groma.exporters.Export;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;

/** The sample map goes out as TopoJSON and comes in again the same. */
class TopoJsonRoundTripTest {

  private static final Project SAMPLE = GeoJsonRoundTripTest.sample();

  @Test
  void theSampleComesBackIntoAnEmptyProject() {
    PolygonImport.Result result = in(GeoJsonRoundTripTest.bare(), out(SAMPLE));

    assertThat(result.faults()).isEmpty();
    assertThat(result.notices()).isEmpty();
    GeoJsonRoundTripTest.assertSame(result.project().orElseThrow(), SAMPLE);
  }

  static String out(Project project) {
    return new String(
        new TopoJsonExporter().artifacts(Export.of(project)).getFirst().bytes(),
        StandardCharsets.UTF_8);
  }

  static PolygonImport.Result in(Project project, String text) {
    GeoJson read =
        TopoJsonReader.read(
            "map.topojson", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
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
