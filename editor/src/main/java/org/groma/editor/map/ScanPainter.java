package org.groma.editor.map;

import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;

/** Paints the scanned picture that a map is traced from, where the map maker placed it. */
final class ScanPainter {

  private final Brush brush;

  ScanPainter(Brush brush) {
    this.brush = brush;
  }

  void paint() {
    brush
        .frame()
        .dressing()
        .scan()
        .ifPresent(scan -> {
          double[] p = scan.placing();
          Viewport view = brush.viewport();
          AffineTransform toScreen =
              new AffineTransform(
                  view.scale(), 0, 0, -view.scale(), view.screenX(0), view.screenY(0));
          toScreen.concatenate(new AffineTransform(p[0], p[3], p[1], p[4], p[2], p[5]));
          brush
              .graphics()
              .setRenderingHint(
                  RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
          brush.graphics().drawImage(scan.image(), toScreen, null);
        });
  }
}
