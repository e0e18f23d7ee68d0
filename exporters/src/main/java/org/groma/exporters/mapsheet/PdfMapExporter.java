package org.groma.exporters.mapsheet;

import java.awt.geom.Rectangle2D;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.exporters.Paper;
import org.groma.exporters.pdf.Orientation;
import org.groma.exporters.pdf.PdfCanvas;
import org.groma.exporters.pdf.PdfFile;
import org.groma.exporters.picture.Layer;
import org.groma.exporters.picture.MapPicture;
import org.groma.exporters.picture.Scene;

/** The map on one page. */
public final class PdfMapExporter implements Exporter {

  @Override
  public String word() {
    return "pdf";
  }

  @Override
  public String summary() {
    return "the map on one page, as vectors, its text searchable";
  }

  @Override
  public Optional<String> obstacle(Export export) {
    return MapPicture.obstacle(export.project());
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    Scene scene = export.scene();
    PdfFile file = PdfFile.titled(scene.title());
    Orientation orientation = best(export.paper(), scene.page());
    PdfCanvas page = file.page(export.paper(), orientation);
    new PdfPicture(file, scene)
        .draw(
            page,
            Placing.fit(scene.page(), room(page.width(), page.height())),
            EnumSet.allOf(Layer.class));
    return List.of(Artifact.of("map.pdf", file.bytes()));
  }

  private static Rectangle2D room(double width, double height) {
    double margin = Tiling.MARGIN;
    return new Rectangle2D.Double(margin, margin, width - 2 * margin, height - 2 * margin);
  }

  /** The way to lay the paper that shows the map larger. */
  static Orientation best(Paper paper, Scene.Box map) {
    return scale(paper, Orientation.LANDSCAPE, map) > scale(paper, Orientation.PORTRAIT, map)
        ? Orientation.LANDSCAPE
        : Orientation.PORTRAIT;
  }

  private static double scale(Paper paper, Orientation orientation, Scene.Box map) {
    return Placing.fit(map, room(orientation.width(paper), orientation.height(paper))).scale();
  }
}
