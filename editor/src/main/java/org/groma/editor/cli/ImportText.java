package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.groma.model.topology.Fault;

/**
 * What came of reading a map as text: the faults, the changes, what checks find in them, the
 * notices, and what the project gains.
 */
final class ImportText {

  private ImportText() {}

  /**
   * Prints it all.
   *
   * @param most how many changes and findings, and faults of each kind, at most
   */
  static void print(ImportReport report, List<Fault> faults, int most, PrintWriter out) {
    report.mistakes().forEach(out::println);
    if (!report.mistakes().isEmpty()) {
      return;
    }
    FaultText.print(faults, most, out);
    ChangeText.print(report.changes(), most, out);
    ImportFinding.print(report.findings(), most, out);
    report.notices().forEach(out::println);
    out.println(
        String.format(
            Locale.ROOT,
            "%s: %s, %s%s.",
            report.file(),
            Figures.count(report.features(), "feature", "features"),
            Figures.count(faults.size(), "fault", "faults"),
            report.map().isPresent() ? ", " + ChangeText.count(report.changes()) : ""));
    ChangeText.printOrigins(report.changes(), out);
    report.map().ifPresent(map -> out.println(gain(map, report.added().orElseThrow())));
  }

  private static String gain(MapSize map, ImportReport.Added added) {
    return String.format(
        Locale.ROOT,
        "Map: %s, %s. New records: %s, %s.",
        Figures.count(map.faces(), "face", "faces"),
        Figures.count(map.borders(), "border", "borders"),
        Figures.count(added.provinces(), "province", "provinces"),
        Figures.count(added.seaZones(), "sea zone", "sea zones"));
  }
}
