package org.groma.editor.studio;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.nio.IntBuffer;
import java.util.Arrays;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.groma.editor.map.Viewport;

/**
 * A sheet of a window's size on which a picture is drawn larger or smaller, by the nearest pixel.
 * The software pipeline of JavaFX takes three times as long for it, which is longer than a frame.
 */
final class Enlargement {

  private final int width;
  private final int height;
  private final int[] pixels;
  private final int[] columns;
  private final PixelBuffer<IntBuffer> buffer;
  private final WritableImage image;

  Enlargement(Viewport window) {
    width = (int) Math.max(1, Math.ceil(window.width()));
    height = (int) Math.max(1, Math.ceil(window.height()));
    pixels = new int[width * height];
    columns = new int[width];
    buffer =
        new PixelBuffer<>(
            width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
    image = new WritableImage(buffer);
  }

  WritableImage image() {
    return image;
  }

  boolean fits(Viewport window) {
    return width == (int) Math.max(1, Math.ceil(window.width()))
        && height == (int) Math.max(1, Math.ceil(window.height()));
  }

  /**
   * Draws a picture; what it does not cover is left transparent.
   *
   * @param x where its left edge comes to lie
   * @param y where its upper edge comes to lie
   */
  void draw(BufferedImage source, double x, double y, double zoom) {
    int[] from = ((DataBufferInt) source.getRaster().getDataBuffer()).getData();
    int wide = source.getWidth();
    int high = source.getHeight();
    int left = (int) Math.clamp(Math.ceil(x - 0.5), 0, width);
    int right = (int) Math.clamp(Math.ceil(x + wide * zoom - 0.5), left, width);
    for (int i = left; i < right; i++) {
      columns[i] = Math.clamp((long) ((i + 0.5 - x) / zoom), 0, wide - 1);
    }
    for (int j = 0; j < height; j++) {
      int row = j * width;
      double above = (j + 0.5 - y) / zoom;
      if (above < 0 || above >= high) {
        Arrays.fill(pixels, row, row + width, 0);
        continue;
      }
      Arrays.fill(pixels, row, row + left, 0);
      int line = ((int) above) * wide;
      for (int i = left; i < right; i++) {
        pixels[row + i] = from[line + columns[i]];
      }
      Arrays.fill(pixels, row + right, row + width, 0);
    }
  }

  /** Tells the window that something else was drawn. */
  void refresh() {
    buffer.updateBuffer(_ -> null);
  }
}
