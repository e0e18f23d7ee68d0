package org.groma.exporters.picture;

import java.util.List;
import java.util.Optional;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;

/** The map as SVG. */
public final class SvgExporter implements Exporter {

  @Override
  public String word() {
    return "svg";
  }

  @Override
  public String summary() {
    return "the map as a drawing: a group for every layer, styled by CSS";
  }

  @Override
  public Optional<String> obstacle(Export export) {
    return MapPicture.obstacle(export.project());
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    return List.of(Artifact.of("map.svg", SvgPicture.bytes(export.scene())));
  }
}
