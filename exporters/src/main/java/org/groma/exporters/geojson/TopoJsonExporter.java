package org.groma.exporters.geojson;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;

/** The map as TopoJSON. */
public final class TopoJsonExporter implements Exporter {

  @Override
  public String word() {
    return "topojson";
  }

  @Override
  public String summary() {
    return "the map for web pages and programs, each shared border once";
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
    return List.of(Artifact.of("map.topojson", TopoJsonWriter.write(export.project())));
  }
}
