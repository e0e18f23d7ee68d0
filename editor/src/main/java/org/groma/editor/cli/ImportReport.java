package org.groma.editor.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.geojson.PolygonImport;
import org.groma.model.project.Project;
import org.groma.model.topology.Fault;

/**
 * What came of an import; in JSON these are the keys, in this order.
 *
 * @param added records that the project did not have before; none if there is no map
 * @param map the map that the polygons make, if they make one
 * @param written whether the project was saved
 */
record ImportReport(
    String file,
    int features,
    List<Found> faults,
    List<String> notices,
    Optional<Added> added,
    Optional<MapSize> map,
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
      String file, int features, Project before, PolygonImport.Result result, boolean written) {
    return new ImportReport(
        file,
        features,
        result.faults().stream().map(Found::of).toList(),
        result.notices(),
        result
            .project()
            .map(after ->
                new Added(
                    after.provinces().size() - before.provinces().size(),
                    after.seas().size() - before.seas().size())),
        result.project().map(MapSize::of),
        written);
  }
}
