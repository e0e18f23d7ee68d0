package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.groma.model.topology.Ruling.Legal;
import org.groma.model.topology.Ruling.Refused;
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

  Reworked apply(Topology map, Function<Line, Coordinate[]> redraw) {
    return apply(map, List.of(redraw));
  }

  /** By the first of the rules that is legal for a border. */
  Reworked apply(Topology map, List<Function<Line, Coordinate[]>> rules) {
    List<Integer> arcs = new ArrayList<>(chosen);
    if (arcs.isEmpty()) {
      map.arcs().forEach(arc -> arcs.add(arc.id()));
    }
    Topology now = map;
    List<Touched> changes = new ArrayList<>();
    NavigableMap<Integer, Refused> stayed = new TreeMap<>();
    for (int arc : arcs) {
      Optional<Ruling> missing = MapEdit.missingArc(map, arc);
      if (missing.isPresent()) {
        return Reworked.refused(missing.get());
      }
      switch (redrawn(now, arc, rules)) {
        case Legal(Topology next, Touched what) -> {
          now = next;
          changes.add(what);
        }
        case Refused why -> stayed.put(arc, why);
      }
    }
    return new Reworked(new Legal(now, Touched.all(changes)), stayed);
  }

  private static Ruling redrawn(Topology map, int arc, List<Function<Line, Coordinate[]>> rules) {
    Ruling ruling = redrawn(map, arc, rules.getFirst());
    for (int i = 1; i < rules.size() && ruling instanceof Refused; i++) {
      ruling = redrawn(map, arc, rules.get(i));
    }
    return ruling;
  }

  private static Ruling redrawn(Topology map, int arc, Function<Line, Coordinate[]> redraw) {
    Line before = map.arc(arc).line();
    double[] xy = Line.snapped(Line.of(redraw.apply(before)).flat(), map.precision());
    if (xy.length < 4) {
      return new Refused("Nothing is left of this border.", before.point(0));
    }
    Line after = Line.adopt(xy);
    return after.equals(before)
        ? new Legal(map, Touched.all(List.of()))
        : new Reshape(map).line(arc, after).apply();
  }
}
