package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import org.groma.model.topology.Fault;

/** What came of an import as text: the faults, the notices, and what the project gains. */
final class ImportText {

  private ImportText() {}

  /**
   * Prints it all.
   *
   * @param most how many faults of each kind at most
   */
  static void print(ImportReport report, List<Fault> faults, int most, PrintWriter out) {
    FaultText.print(faults, most, out);
    report.notices().forEach(out::println);
    out.println(
        "%s: %s, %s."
            .formatted(
                report.file(),
                Figures.count(report.features(), "feature", "features"),
                Figures.count(faults.size(), "fault", "faults")));
    report.map().ifPresent(map -> out.println(gain(map, report.added().orElseThrow())));
  }

  private static String gain(MapSize map, ImportReport.Added added) {
    return "Map: %s, %s. New records: %s, %s."
        .formatted(
            Figures.count(map.faces(), "face", "faces"),
            Figures.count(map.borders(), "border", "borders"),
            Figures.count(added.provinces(), "province", "provinces"),
            Figures.count(added.seaZones(), "sea zone", "sea zones"));
  }
}
