package org.groma.editor.map;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.RenderingHints;
import java.awt.TexturePaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.exporters.picture.Colour;
import org.groma.model.project.Vocabulary.Term;

/**
 * Patterns for terrains, by their order in the vocabulary, so that nobody has to tell them apart by
 * colour alone.
 */
enum Weave {
  NONE,
  DOTS,
  PEAKS,
  DASHES,
  SLANTS,
  GRAINS,
  CROSSES;

  static final int TILE = 12;
  private static final double STRENGTH = 0.34;

  /** The pattern of a word; a vocabulary with more words than there are patterns begins anew. */
  static Weave of(List<Term> terms, String word) {
    return IntStream.range(0, terms.size())
        .filter(i -> terms.get(i).word().equals(word))
        .mapToObj(i -> values()[i % values().length])
        .findFirst()
        .orElse(NONE);
  }

  /**
   * The pattern as something to fill with.
   *
   * @param x where the map begins on the screen: the pattern moves with the map
   */
  Paint paint(Colour ink, double x, double y) {
    BufferedImage tile = new BufferedImage(TILE, TILE, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = tile.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    Color colour = Inks.awt(ink.fade(STRENGTH));
    graphics.setColor(colour);
    graphics.setStroke(new BasicStroke(1));
    draw(graphics);
    graphics.dispose();
    return new TexturePaint(
        tile,
        new Rectangle2D.Double(
            x - Math.floor(x / TILE) * TILE, y - Math.floor(y / TILE) * TILE, TILE, TILE));
  }

  private void draw(Graphics2D graphics) {
    switch (this) {
      case NONE -> {}
      case DOTS -> graphics.fill(new Ellipse2D.Double(4.5, 4.5, 3, 3));
      case PEAKS -> graphics.draw(line(2, 8, 6, 3, 10, 8));
      case DASHES -> {
        graphics.draw(line(1, 3.5, 7, 3.5));
        graphics.draw(line(5, 9.5, 11, 9.5));
      }
      case SLANTS -> {
        graphics.draw(line(-1, 7, 7, -1));
        graphics.draw(line(5, 13, 13, 5));
      }
      case GRAINS -> {
        for (int[] at : new int[][] {{2, 2}, {8, 4}, {4, 8}, {10, 10}}) {
          graphics.fill(new Ellipse2D.Double(at[0], at[1], 1.4, 1.4));
        }
      }
      case CROSSES -> {
        graphics.draw(line(4, 6, 8, 6));
        graphics.draw(line(6, 4, 6, 8));
      }
    }
  }

  private static Path2D line(double... xy) {
    Path2D path = new Path2D.Double();
    path.moveTo(xy[0], xy[1]);
    for (int i = 2; i < xy.length; i += 2) {
      path.lineTo(xy[i], xy[i + 1]);
    }
    return path;
  }
}
