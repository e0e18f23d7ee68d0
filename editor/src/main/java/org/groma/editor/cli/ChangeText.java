package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.groma.editor.cli.TextTable.Side;
import org.groma.exporters.incoming.CellChange;

/** Changes of values as text, one on a line: what, which field, from what to what. */
final class ChangeText {

  private static final int LONGEST = 60;

  private ChangeText() {}

  /**
   * Prints changes.
   *
   * @param most how many at most
   */
  static void print(List<CellChange> changes, int most, PrintWriter out) {
    List<CellChange> values = values(changes);
    TextTable table = TextTable.of(Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT);
    values.stream()
        .limit(most)
        .forEach(change ->
            table.row(
                change.subject(),
                change.field().equals(CellChange.WHOLE)
                    ? change.before().isEmpty() ? "added" : "removed"
                    : change.field(),
                shown(change.before()),
                "→",
                shown(change.after())));
    table.print(out);
    if (values.size() > most) {
      out.println("  … and " + (values.size() - most) + " more; --all lists them");
    }
  }

  /** Those that are values, not what is said of where a value comes from. */
  static List<CellChange> values(List<CellChange> changes) {
    return changes.stream().filter(change -> !change.ofOrigin()).toList();
  }

  static String count(List<CellChange> changes) {
    return Figures.count(values(changes).size(), "change", "changes");
  }

  /** Tells of values that are no longer said to be printed. */
  static void printOrigins(List<CellChange> changes, PrintWriter out) {
    long origins = changes.stream().filter(CellChange::ofOrigin).count();
    if (origins > 0) {
      out.println(
          String.format(
              Locale.ROOT,
              "%s no longer said to be printed; the origin is 'house' now.",
              origins == 1 ? "1 value is" : origins + " values are"));
    }
  }

  private static String shown(String value) {
    String line = value.isEmpty() ? "–" : value.replaceAll("\\s+", " ");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }
}
