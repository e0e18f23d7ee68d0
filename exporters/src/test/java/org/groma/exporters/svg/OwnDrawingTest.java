package org.groma.exporters.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.groma.exporters.Export;
import org.groma.exporters.geojson.GeoJson;
import org.groma.exporters.geojson.PolygonImport;
import org.groma.exporters.picture.SvgExporter;
import org.groma.exporters.picture.WordMap;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;

/** A drawing that we made is read again: every place has its shape. */
class OwnDrawingTest {

  @Test
  void theSampleAsADrawingComesBackWithAllItsPlaces() throws IOException {
    Project sample =
        ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions")))
            .project();
    byte[] svg = new SvgExporter().artifacts(Export.of(sample)).getFirst().bytes();

    GeoJson.Features features =
        (GeoJson.Features) SvgReader.read("map.svg", new ByteArrayInputStream(svg));
    PolygonImport.Result result =
        PolygonImport.into(
            SvgReaderTest.EMPTY,
            features,
            new PolygonImport.Options(true, Optional.empty(), Projection.NONE));

    assertThat(result.faults())
        .as("islets too small to be drawn")
        .hasSizeLessThan(20)
        .allMatch(fault -> fault.kind() == Fault.Kind.INVALID_RING);
    assertThat(result.project().orElseThrow().map().places().keySet())
        .isEqualTo(sample.map().places().keySet());
    assertThat(pairs(result.project().orElseThrow()))
        .containsExactlyInAnyOrderElementsOf(pairs(sample));
  }

  @Test
  void landAndWaterOutOfPlayComeBackAsSuch() throws IOException {
    Project drawn = WordMap.of("gallia - ~ ~oceanus").project();
    byte[] svg = new SvgExporter().artifacts(Export.of(drawn)).getFirst().bytes();

    Project read =
        PolygonImport.into(
                SvgReaderTest.EMPTY,
                (GeoJson.Features) SvgReader.read("map.svg", new ByteArrayInputStream(svg)),
                new PolygonImport.Options(true, Optional.empty(), Projection.NONE))
            .project()
            .orElseThrow();

    assertThat(read.map().faces())
        .filteredOn(face -> face.id() != Face.OUTSIDE)
        .extracting(face -> face.use().written())
        .containsExactlyInAnyOrder("province:gallia", "void", "open-water", "sea:oceanus");
  }

  /** Every two places that touch. */
  private static Set<String> pairs(Project project) {
    Topology map = project.map();
    Set<String> pairs = new TreeSet<>();
    for (Arc arc : map.arcs()) {
      if (map.face(arc.left()).place().isEmpty() || map.face(arc.right()).place().isEmpty()) {
        continue;
      }
      pairs.add(
          Stream.of(arc.left(), arc.right())
              .map(face -> map.face(face).use().written())
              .sorted()
              .toList()
              .toString());
    }
    return pairs;
  }
}
