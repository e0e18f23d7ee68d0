package org.groma.exporters.atlas;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.exporters.picture.MapPicture;

/** The atlas as one HTML file. */
public final class AtlasExporter implements Exporter {

  @Override
  public String word() {
    return "html";
  }

  @Override
  public String summary() {
    return "an atlas to open in a browser: map, gazetteer, search; one file, no network";
  }

  @Override
  public Optional<String> obstacle(Export export) {
    return MapPicture.obstacle(export.project());
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    return List.of(Artifact.of("atlas.html", Atlas.of(export.project(), export.width())));
  }
}
