package org.groma.exporters.picture;

import org.groma.exporters.picture.Item.Lettering;

/** Where the lines of a text stand. */
public final class Baseline {

  private Baseline() {}

  /**
   * How far above the middle of the block, along its own upright, a line stands; negative below.
   */
  public static double up(Lettering text, int line) {
    double middle = ((text.lines().size() - 1) / 2.0 - line) * Typeface.LEADING;
    return (middle - Typeface.MIDDLE) * text.size();
  }
}
