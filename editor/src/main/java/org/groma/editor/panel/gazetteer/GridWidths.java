package org.groma.editor.panel.gazetteer;

import java.util.Set;
import org.groma.exporters.table.Column;

/** How wide columns are at first, and which are shown. */
final class GridWidths {

  private static final double LETTER = 8.5;
  private static final Set<String> LATER = Set.of("attributes", "aliases", "colour");

  private GridWidths() {}

  static double of(Column<?> column) {
    double title = column.title().length() * LETTER + 30;
    return Math.max(
        title,
        switch (column.look()) {
          case ID -> 115;
          case TEXT -> column.key().endsWith("name") || column.choices().isPresent() ? 130 : 110;
          case PROSE -> 240;
          case WHOLE, HALVES, DIFFERENCE, YES_NO -> 64;
        });
  }

  /** What few rows have something in waits in the menu of columns. */
  static boolean isShownAtFirst(Column<?> column) {
    return !LATER.contains(column.key());
  }
}
