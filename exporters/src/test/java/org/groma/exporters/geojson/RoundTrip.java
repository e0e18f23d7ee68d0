package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** The formats in which a map goes out and comes in again the same. */
public enum RoundTrip {
  GEOJSON(new GeoJsonExporter(), GeoJsonReader::read, "map.geojson"),
  TOPOJSON(new TopoJsonExporter(), TopoJsonReader::read, "map.topojson");

  public static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();

  private final Exporter exporter;
  private final BiFunction<String, InputStream, GeoJson> reader;
  private final String file;

  RoundTrip(Exporter exporter, BiFunction<String, InputStream, GeoJson> reader, String file) {
    this.exporter = exporter;
    this.reader = reader;
    this.file = file;
  }

  /** A project that knows nothing. */
  public static Project bare() {
    return Project.empty(new Settings("Empty", "none", Optional.empty(), List.of()));
  }

  Exporter exporter() {
    return exporter;
  }

  public String file() {
    return file;
  }

  public String out(Project project) {
    return new String(
        exporter.artifacts(Export.of(project)).getFirst().bytes(), StandardCharsets.UTF_8);
  }

  public GeoJson.Features read(String text) {
    GeoJson read =
        reader.apply(file, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
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
