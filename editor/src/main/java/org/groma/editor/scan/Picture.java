package org.groma.editor.scan;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;

/**
 * A scanned picture at several sizes.
 *
 * @param width in pixels of the file
 * @param levels the largest first, each half as large as the one before; of the kind ARGB,
 *     premultiplied
 */
public record Picture(double width, double height, List<BufferedImage> levels) {

  private static final int SMALLEST = 300;

  public Picture {
    levels = List.copyOf(levels);
  }

  /**
   * A picture with its smaller sizes.
   *
   * @param read the file as it was read, which may be smaller than it is
   */
  static Picture of(BufferedImage read, double width, double height) {
    List<BufferedImage> levels = new ArrayList<>();
    BufferedImage next = drawn(read, read.getWidth(), read.getHeight());
    levels.add(next);
    while (Math.max(next.getWidth(), next.getHeight()) > 2 * SMALLEST) {
      next = drawn(next, Math.max(1, next.getWidth() / 2), Math.max(1, next.getHeight() / 2));
      levels.add(next);
    }
    return new Picture(width, height, levels);
  }

  private static BufferedImage drawn(BufferedImage from, int width, int height) {
    BufferedImage to = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D graphics = to.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    graphics.drawImage(from, 0, 0, width, height, null);
    graphics.dispose();
    return to;
  }

  public boolean contains(Pixel pixel) {
    return pixel.x() >= 0 && pixel.y() >= 0 && pixel.x() <= width && pixel.y() <= height;
  }

  /**
   * The smallest level that is not blurred when a pixel of the file takes so many of the screen.
   */
  public BufferedImage levelFor(double zoom) {
    BufferedImage chosen = levels.getFirst();
    for (BufferedImage level : levels) {
      if (level.getWidth() >= width * zoom) {
        chosen = level;
      }
    }
    return chosen;
  }

  /** The largest level that fits into a square. */
  public BufferedImage levelWithin(int side) {
    return levels.stream()
        .filter(level -> Math.max(level.getWidth(), level.getHeight()) <= side)
        .findFirst()
        .orElse(levels.getLast());
  }
}
