package org.groma.exporters.sheet.typeset;

import java.util.Arrays;

/**
 * Shares a width among the columns of a table. Columns that need little get what they need; the
 * broad ones share the rest evenly, none less than its longest word as long as that is possible.
 */
final class ColumnWidths {

  private static final int HALVINGS = 60;

  private ColumnWidths() {}

  /**
   * Widths that together are the available one, or less where all columns have what they want.
   *
   * @param least the longest word of each column
   * @param wanted each column without any line broken
   */
  static double[] of(double[] least, double[] wanted, double available) {
    if (Arrays.stream(wanted).sum() <= available) {
      return wanted.clone();
    }
    boolean wordsFit = Arrays.stream(least).sum() <= available;
    double low = 0;
    double high = available;
    for (int i = 0; i < HALVINGS; i++) {
      double level = (low + high) / 2;
      if (Arrays.stream(levelled(least, wanted, level, wordsFit)).sum() <= available) {
        low = level;
      } else {
        high = level;
      }
    }
    return levelled(least, wanted, low, wordsFit);
  }

  private static double[] levelled(
      double[] least, double[] wanted, double level, boolean wordsFit) {
    double[] widths = new double[wanted.length];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Math.min(wanted[i], wordsFit ? Math.max(least[i], level) : level);
    }
    return widths;
  }
}
