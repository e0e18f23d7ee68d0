package org.groma.exporters.picture;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What a map maker chooses about a picture.
 *
 * @param width the width in pixels that it is made for: names are set so that they can be read at
 *     it
 * @param sizes of text
 */
public record PictureStyle(int width, Colouring colouring, TextSizes sizes, Set<Layer> layers) {

  /** What the colour of a province says. */
  public enum Colouring {
    AREAS,
    TERRAIN
  }

  /**
   * Sizes of text in pixels.
   *
   * @param smallest no name of a province or a sea is smaller; rather it is left out
   * @param province the largest that the name of a province gets, and so on
   */
  public record TextSizes(double smallest, double province, double city, double sea, double area) {}

  private static final int NARROWEST = 16;
  private static final int DESK_MAP = 2400;

  /** Below this many pixels the bundled typeface is hard to read. */
  public static final double LEGIBLE = 9;

  /** A wall map of twice the width has lines half as broad again: readers stand further away. */
  private static final double GROWTH = 0.6;

  public PictureStyle {
    if (width < NARROWEST) {
      throw new IllegalArgumentException("a picture is at least " + NARROWEST + " pixels wide");
    }
    layers = layers.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(layers));
  }

  /** All layers, coloured by area, with text to suit the width. */
  public static PictureStyle of(int width) {
    double pen = pen(width);
    return new PictureStyle(
        width,
        Colouring.AREAS,
        new TextSizes(
            LEGIBLE,
            Math.max(1.3 * LEGIBLE, 16.5 * pen),
            Math.max(LEGIBLE, 10 * pen),
            Math.max(1.3 * LEGIBLE, 22 * pen),
            Math.max(1.5 * LEGIBLE, 30 * pen)),
        EnumSet.allOf(Layer.class));
  }

  public PictureStyle by(Colouring other) {
    return new PictureStyle(width, other, sizes, layers);
  }

  public PictureStyle with(TextSizes other) {
    return new PictureStyle(width, colouring, other, layers);
  }

  public PictureStyle without(Layer layer) {
    EnumSet<Layer> fewer = EnumSet.noneOf(Layer.class);
    fewer.addAll(layers);
    fewer.remove(layer);
    return new PictureStyle(width, colouring, sizes, fewer);
  }

  public boolean shows(Layer layer) {
    return layers.contains(layer);
  }

  /** How many pixels broad a thin line is. */
  double pen() {
    return pen(width);
  }

  private static double pen(int width) {
    return StrictMath.pow(width / (double) DESK_MAP, GROWTH);
  }
}
