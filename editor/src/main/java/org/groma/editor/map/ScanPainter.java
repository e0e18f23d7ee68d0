package org.groma.editor.map;

import java.awt.AlphaComposite;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import org.groma.editor.scan.Picture;
import org.groma.editor.scan.Placing;

/** Paints the scanned pictures that a map is traced from, where the map maker placed them. */
final class ScanPainter {

  private final Brush brush;

  ScanPainter(Brush brush) {
    this.brush = brush;
  }

  void paint() {
    Graphics2D graphics = brush.graphics();
    Composite layer = graphics.getComposite();
    float strength = layer instanceof AlphaComposite alpha ? alpha.getAlpha() : 1;
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    for (Dressing.Scan scan : brush.frame().dressing().scans()) {
      graphics.setComposite(
          AlphaComposite.getInstance(AlphaComposite.SRC_OVER, strength * (float) scan.opacity()));
      paint(scan.picture(), scan.placing());
    }
    graphics.setComposite(layer);
  }

  private void paint(Picture picture, Placing p) {
    Viewport view = brush.viewport();
    BufferedImage level = picture.levelFor(p.scale() * view.scale());
    AffineTransform toScreen =
        new AffineTransform(view.scale(), 0, 0, -view.scale(), view.screenX(0), view.screenY(0));
    toScreen.concatenate(new AffineTransform(p.a(), p.d(), p.b(), p.e(), p.c(), p.f()));
    toScreen.scale(picture.width() / level.getWidth(), picture.height() / level.getHeight());
    brush.graphics().drawImage(level, toScreen, null);
  }
}
