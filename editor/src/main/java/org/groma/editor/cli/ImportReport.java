package org.groma.editor.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.incoming.CellChange;
import org.groma.exporters.incoming.IncomingMap;
import org.groma.exporters.incoming.Mistake;
import org.groma.model.project.Project;
import org.groma.model.topology.Fault;

/**
 * What came of reading a map; in JSON these are the keys, in this order.
 *
 * @param changes value by value, place by place and border by border
 * @param added records that the project did not have before; none if there is no map
 * @param map the map that the polygons make, if they make one
 * @param findings what checks would find that they do not find now
 * @param written whether the project was saved
 */
record ImportReport(
    String file,
    int features,
    List<Found> faults,
    List<CellChange> changes,
    List<String> notices,
    List<Mistake> mistakes,
    Optional<Added> added,
    Optional<MapSize> map,
    List<ImportFinding> findings,
    boolean written) {

  /** A fault: where it is, how large, and the names of the polygons. */
  record Found(String kind, List<Double> at, double size, List<String> polygons, String message) {

    static Found of(Fault fault) {
      return new Found(
          fault.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
          List.of(Figures.measured(fault.at().x), Figures.measured(fault.at().y)),
          Figures.measured(fault.size()),
          fault.faces(),
          fault.message());
    }
  }

  /** How many records are new. */
  record Added(int provinces, int seaZones) {}

  static ImportReport of(
      String file,
      int features,
      Project before,
      IncomingMap.Proposed proposed,
      List<ImportFinding> findings,
      boolean written) {
    Project after = proposed.project();
    return new ImportReport(
        file,
        features,
        proposed.faults().stream().map(Found::of).toList(),
        proposed.changes(),
        proposed.remarks(),
        List.of(),
        Optional.of(
            new Added(
                after.provinces().size() - before.provinces().size(),
                after.seas().size() - before.seas().size())),
        Optional.of(MapSize.of(after)),
        findings,
        written);
  }

  static ImportReport of(String file, int features, IncomingMap.Misfit misfit) {
    return none(
        file,
        features,
        misfit.faults().stream().map(Found::of).toList(),
        misfit.remarks(),
        List.of());
  }

  static ImportReport of(String file, int features, List<Mistake> mistakes) {
    return none(file, features, List.of(), List.of(), mistakes);
  }

  private static ImportReport none(
      String file, int features, List<Found> faults, List<String> notices, List<Mistake> mistakes) {
    return new ImportReport(
        file,
        features,
        faults,
        List.of(),
        notices,
        mistakes,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        false);
  }
}
