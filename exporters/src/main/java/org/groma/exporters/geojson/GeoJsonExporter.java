package org.groma.exporters.geojson;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;

/** The map as GeoJSON. */
public final class GeoJsonExporter implements Exporter {

  @Override
  public String word() {
    return "geojson";
  }

  @Override
  public String summary() {
    return "the map for geographic programs: provinces, sea zones, marked borders (RFC 7946)";
  }

  @Override
  public Optional<String> obstacle(Export export) {
    return Degreed.obstacle(export.project());
  }

  @Override
  public List<String> notes(Export export) {
    return Degreed.notes(word(), export.project());
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    return List.of(Artifact.of("map.geojson", GeoJsonWriter.write(export.project())));
  }
}
