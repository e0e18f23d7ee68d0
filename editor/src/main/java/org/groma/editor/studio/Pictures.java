package org.groma.editor.studio;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.nio.IntBuffer;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** Pictures of Java2D as JavaFX shows them. */
final class Pictures {

  private Pictures() {}

  /** A picture of the kind ARGB, premultiplied; both share their pixels, so nothing is copied. */
  static WritableImage sharing(BufferedImage image) {
    int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    return new WritableImage(
        new PixelBuffer<>(
            image.getWidth(),
            image.getHeight(),
            IntBuffer.wrap(pixels),
            PixelFormat.getIntArgbPreInstance()));
  }

  /** A picture of any kind. */
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
