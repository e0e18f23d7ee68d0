package org.groma.editor.studio;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import org.groma.editor.map.PlateMaker.Plate;
import org.groma.editor.map.Viewport;

/**
 * The whole map as a small picture.
 *
 * @param viewport what the picture shows
 */
record MapOverview(BufferedImage image, Viewport viewport) {

  private static final double WIDEST = 200;
  private static final double HIGHEST = 150;

  /** A plate made small: each pixel is the mean of those that come to lie in it. */
  static MapOverview of(Plate plate) {
    Viewport whole = plate.frame().viewport();
    double share = Math.min(1, Math.min(WIDEST / whole.width(), HIGHEST / whole.height()));
    int width = (int) Math.max(1, Math.rint(whole.width() * share));
    int height = (int) Math.max(1, Math.rint(whole.height() * share));
    return new MapOverview(
        shrunk(plate.image(), width, height),
        new Viewport(whole.x(), whole.y(), whole.scale() * share, width, height));
  }

  private static BufferedImage shrunk(BufferedImage large, int width, int height) {
    BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    int[] from = ((DataBufferInt) large.getRaster().getDataBuffer()).getData();
    int[] onto = ((DataBufferInt) small.getRaster().getDataBuffer()).getData();
    for (int y = 0; y < height; y++) {
      int top = y * large.getHeight() / height;
      int below = Math.max(top + 1, (y + 1) * large.getHeight() / height);
      for (int x = 0; x < width; x++) {
        int left = x * large.getWidth() / width;
        int right = Math.max(left + 1, (x + 1) * large.getWidth() / width);
        onto[y * width + x] = mean(from, large.getWidth(), left, right, top, below);
      }
    }
    return small;
  }

  private static int mean(int[] pixels, int line, int left, int right, int top, int below) {
    int[] sums = new int[4];
    for (int y = top; y < below; y++) {
      for (int x = left; x < right; x++) {
        int pixel = pixels[y * line + x];
        for (int part = 0; part < sums.length; part++) {
          sums[part] += (pixel >>> (8 * part)) & 0xFF;
        }
      }
    }
    int count = (right - left) * (below - top);
    int mixed = 0;
    for (int part = 0; part < sums.length; part++) {
      mixed |= ((sums[part] + count / 2) / count) << (8 * part);
    }
    return mixed;
  }
}
