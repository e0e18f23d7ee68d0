package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.groma.model.topology.Ruling.Legal;
import org.locationtech.jts.geom.Coordinate;

/**
 * Redraws borders one after another by some rule; one that cannot be redrawn legally is left as it
 * is.
 */
final class EachBorder {

  private final List<Integer> chosen;

  private EachBorder(List<Integer> chosen) {
    this.chosen = chosen;
  }

  static EachBorder where(List<Integer> chosen) {
    return new EachBorder(chosen);
  }

  Ruling apply(Topology map, Function<Line, Coordinate[]> redraw) {
    List<Integer> arcs = new ArrayList<>(chosen);
    if (arcs.isEmpty()) {
      map.arcs().forEach(arc -> arcs.add(arc.id()));
    }
    Topology now = map;
    List<Touched> changes = new ArrayList<>();
    for (int arc : arcs) {
      Optional<Ruling> missing = MapEdit.missingArc(map, arc);
      if (missing.isPresent()) {
        return missing.get();
      }
      Line before = now.arc(arc).line();
      double[] xy = Line.snapped(Line.of(redraw.apply(before)).flat(), map.precision());
      if (xy.length < 4) {
        continue;
      }
      Line after = Line.adopt(xy);
      if (!after.equals(before)
          && new Reshape(now).line(arc, after).apply()
              instanceof Legal(Topology next, Touched what)) {
        now = next;
        changes.add(what);
      }
    }
    return new Legal(now, Touched.all(changes));
  }
}
