package org.groma.exporters.bitmap;

/**
 * Pixels by whose they are.
 *
 * @param labels row by row from the bottom; {@link #NOBODY} or a number from 0
 */
@SuppressWarnings("ArrayRecordComponent") // passed on at once and never compared
public record LabelGrid(int width, int height, int[] labels) {

  public static final int NOBODY = -1;

  /** Whose a pixel is; nobody's beyond the edge. */
  int at(int x, int y) {
    return x < 0 || y < 0 || x >= width || y >= height ? NOBODY : labels[y * width + x];
  }
}
