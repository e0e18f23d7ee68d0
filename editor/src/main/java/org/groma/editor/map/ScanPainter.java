package org.groma.editor.map;

import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import org.groma.editor.scan.Picture;
import org.groma.editor.scan.Placing;

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
          Picture picture = scan.picture();
          Placing p = scan.placing();
          Viewport view = brush.viewport();
          BufferedImage level = picture.levelFor(p.scale() * view.scale());
          AffineTransform toScreen =
              new AffineTransform(
                  view.scale(), 0, 0, -view.scale(), view.screenX(0), view.screenY(0));
          toScreen.concatenate(new AffineTransform(p.a(), p.d(), p.b(), p.e(), p.c(), p.f()));
          toScreen.scale(picture.width() / level.getWidth(), picture.height() / level.getHeight());
          brush
              .graphics()
              .setRenderingHint(
                  RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
          brush.graphics().drawImage(level, toScreen, null);
        });
  }
}
