package org.groma.exporters.mapsheet;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.exporters.picture.MapPicture;

/** The map as a poster over many sheets. */
public final class PosterExporter implements Exporter {

  @Override
  public String word() {
    return "poster";
  }

  @Override
  public String summary() {
    return "the map as a poster over many sheets of paper, to be cut and glued";
  }

  @Override
  public Optional<String> obstacle(Export export) {
    return MapPicture.obstacle(export.project());
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    return List.of(Artifact.of("poster.pdf", new Poster(export.scene(), export.paper()).bytes()));
  }
}
