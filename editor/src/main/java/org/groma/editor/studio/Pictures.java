package org.groma.editor.studio;

import java.awt.image.BufferedImage;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** Pictures of Java2D as JavaFX shows them. */
final class Pictures {

  private Pictures() {}

  static WritableImage of(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    WritableImage made = new WritableImage(width, height);
    made.getPixelWriter()
        .setPixels(
            0,
            0,
            width,
            height,
            PixelFormat.getIntArgbInstance(),
            image.getRGB(0, 0, width, height, null, 0, width),
            0,
            width);
    return made;
  }
}
