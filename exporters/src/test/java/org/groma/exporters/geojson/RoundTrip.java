package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** The formats in which a map goes out and comes in again the same. */
public enum RoundTrip {
  GEOJSON,
  TOPOJSON;

  public static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();

  /** A project that knows nothing. */
  public static Project bare() {
    return Project.empty(new Settings("Empty", "none", Optional.empty(), List.of()));
  }

  Exporter exporter() {
    return switch (this) {
      case GEOJSON -> new GeoJsonExporter();
      case TOPOJSON -> new TopoJsonExporter();
    };
  }

  public String file() {
    return switch (this) {
      case GEOJSON -> "map.geojson";
      case TOPOJSON -> "map.topojson";
    };
  }

  public String out(Project project) {
    return new String(
        exporter().artifacts(Export.of(project)).getFirst().bytes(), StandardCharsets.UTF_8);
  }

  public GeoJson.Features read(String text) {
    InputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    GeoJson read =
        switch (this) {
          case GEOJSON -> GeoJsonReader.read(file(), bytes);
          case TOPOJSON -> TopoJsonReader.read(file(), bytes);
        };
    if (!(read instanceof GeoJson.Features features)) {
      throw new AssertionError(read);
    }
    return features;
  }

  PolygonImport.Result in(Project project, String text) {
    GeoJson.Features features = read(text);
    return PolygonImport.into(
        project,
        features,
        new PolygonImport.Options(
            false, Optional.empty(), features.sheet().orElseThrow().projection()));
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
}
