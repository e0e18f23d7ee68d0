package org.groma.exporters.golden;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import javax.imageio.ImageIO;

/** A picture as its size and the mean colour of each square of a coarse grid. */
final class PixelReading {

  private static final int GRID = 16;

  private PixelReading() {}

  static String of(byte[] png) {
    try {
      BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
      StringBuilder text = new StringBuilder();
      text.append("%d × %d pixels\n".formatted(picture.getWidth(), picture.getHeight()));
      for (int row = 0; row < GRID; row++) {
        for (int column = 0; column < GRID; column++) {
          text.append(column == 0 ? "" : " ").append(mean(picture, column, row));
        }
        text.append('\n');
      }
      return text.toString();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String mean(BufferedImage picture, int column, int row) {
    long red = 0;
    long green = 0;
    long blue = 0;
    long pixels = 0;
    for (int y = edge(row, picture.getHeight()); y < edge(row + 1, picture.getHeight()); y++) {
      for (int x = edge(column, picture.getWidth());
          x < edge(column + 1, picture.getWidth());
          x++) {
        int colour = picture.getRGB(x, y);
        red += colour >> 16 & 0xFF;
        green += colour >> 8 & 0xFF;
        blue += colour & 0xFF;
        pixels++;
      }
    }
    return String.format(Locale.ROOT, "%02x%02x%02x", red / pixels, green / pixels, blue / pixels);
  }

  private static int edge(int square, int length) {
    return square * length / GRID;
  }
}
