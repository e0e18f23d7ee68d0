package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.groma.exporters.incoming.CellChange;
import org.groma.exporters.incoming.Mistake;

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
    List<ImportFinding> findings,
    boolean written) {

  static TableReport mistaken(String file, List<Mistake> mistakes) {
    return new TableReport(file, List.of(), List.of(), mistakes, List.of(), false);
  }

  void print(PrintWriter out) {
    mistakes.forEach(out::println);
    if (!mistakes.isEmpty()) {
      return;
    }
    ChangeText.print(changes, Integer.MAX_VALUE, out);
    ImportFinding.print(findings, Integer.MAX_VALUE, out);
    remarks.forEach(out::println);
    out.println(String.format(Locale.ROOT, "%s: %s.", file, ChangeText.count(changes)));
    ChangeText.printOrigins(changes, out);
  }
}
