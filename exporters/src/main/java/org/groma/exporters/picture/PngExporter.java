package org.groma.exporters.picture;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;

/** The map as a picture. */
public final class PngExporter implements Exporter {

  @Override
  public String word() {
    return "png";
  }

  @Override
  public String summary() {
    return "the map as a picture of any width";
  }

  @Override
  public Optional<String> obstacle(Export export) {
    return MapPicture.obstacle(export.project());
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    return List.of(Artifact.of("map.png", PngPicture.write(export.scene(), export.width())));
  }
}
