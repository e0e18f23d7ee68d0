package org.groma.editor.panel.simulation;

import java.util.Locale;

/** Numbers as the panel writes them; a point and no grouping, whatever the country. */
final class Numbers {

  private Numbers() {}

  static String percent(double share) {
    double percent = share * 100;
    boolean fine = (percent > 0 && percent < 1) || (percent > 99 && percent < 100);
    return String.format(Locale.ROOT, fine ? "%.1f %%" : "%.0f %%", percent);
  }

  /** To a tenth of a per cent: for odds that are exact. */
  static String exactPercent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", share * 100);
  }

  static String decimal(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  static String hundredths(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
