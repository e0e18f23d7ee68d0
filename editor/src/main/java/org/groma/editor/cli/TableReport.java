package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import org.groma.editor.cli.TextTable.Side;
import org.groma.exporters.incoming.CellChange;
import org.groma.exporters.incoming.Mistake;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/**
 * What came of reading a table; in JSON these are the keys, in this order.
 *
 * @param changes value by value
 * @param findings what checks would find that they do not find now
 * @param written whether the project was saved
 */
record TableReport(
    String file,
    List<CellChange> changes,
    List<String> remarks,
    List<Mistake> mistakes,
    List<Found> findings,
    boolean written) {

  private static final int LONGEST = 60;

  /** A finding as reports of imports tell it. */
  record Found(String check, String severity, String message, List<String> subjects) {
    static Found of(Finding finding) {
      return new Found(
          finding.check(),
          finding.severity().word(),
          finding.message(),
          finding.subjects().stream().map(Subject::toString).toList());
    }
  }

  static TableReport mistaken(String file, List<Mistake> mistakes) {
    return new TableReport(file, List.of(), List.of(), mistakes, List.of(), false);
  }

  TableReport written(boolean saved) {
    return new TableReport(file, changes, remarks, mistakes, findings, saved);
  }

  void print(PrintWriter out) {
    mistakes.forEach(out::println);
    if (!mistakes.isEmpty()) {
      return;
    }
    List<CellChange> values = changes.stream().filter(change -> !change.ofOrigin()).toList();
    TextTable table = TextTable.of(Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT);
    values.forEach(change ->
        table.row(
            change.subject(),
            change.field().equals(CellChange.WHOLE)
                ? change.before().isEmpty() ? "added" : "removed"
                : change.field(),
            shown(change.before()),
            "→",
            shown(change.after())));
    table.print(out);
    findings.forEach(found ->
        out.println(
            "  new %s: %s (%s)".formatted(found.severity(), found.message(), found.check())));
    remarks.forEach(out::println);
    int origins = changes.size() - values.size();
    out.println("%s: %s.".formatted(file, Figures.count(values.size(), "change", "changes")));
    if (origins > 0) {
      out.println(
          "%s no longer said to be printed; the origin is 'house' now."
              .formatted(origins == 1 ? "1 value is" : origins + " values are"));
    }
  }

  private static String shown(String value) {
    String line = value.isEmpty() ? "–" : value.replaceAll("\\s+", " ");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }
}
