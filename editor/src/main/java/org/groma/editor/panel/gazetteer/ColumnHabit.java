package org.groma.editor.panel.gazetteer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How somebody likes a column.
 *
 * @param width in pixels of a window with text of the usual size
 */
record ColumnHabit(String key, double width, boolean shown) {

  private static final String HIDDEN = "-";

  /** As one line: {@code id=115,name=130,-tags=110}. */
  static String write(List<ColumnHabit> habits) {
    return habits.stream()
        .map(habit ->
            String.format(
                Locale.ROOT, "%s%s=%.0f", habit.shown ? "" : HIDDEN, habit.key, habit.width))
        .collect(Collectors.joining(","));
  }

  /** What {@link #write} wrote; what somebody has garbled is left out. */
  static List<ColumnHabit> read(String line) {
    List<ColumnHabit> habits = new ArrayList<>();
    for (String word : line.split(",", -1)) {
      int equals = word.indexOf('=');
      boolean shown = !word.startsWith(HIDDEN);
      if (equals > (shown ? 0 : 1)) {
        try {
          double width = Double.parseDouble(word.substring(equals + 1));
          if (width >= 10 && width <= 5000) {
            habits.add(new ColumnHabit(word.substring(shown ? 0 : 1, equals), width, shown));
          }
        } catch (NumberFormatException garbled) {
          // as it is at first
        }
      }
    }
    return habits;
  }
}
