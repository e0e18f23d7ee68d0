package org.groma.editor.tool;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.id.Place;
import org.groma.model.id.SeaId;
import org.groma.model.topology.Face;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;

/** Where two places come closest, and the water between them. */
record Crossing(Point from, Point to, List<SeaId> seas) {

  /** The crossing between two places that are drawn. */
  static Optional<Crossing> of(Ground ground, Place from, Place to) {
    return ground
        .index()
        .narrows(from, to)
        .map(line -> new Crossing(line.from(), line.to(), seas(ground, line.middle(), from, to)));
  }

  /**
   * The zones from which the crossing can be blocked: the one in the middle of it, else all that
   * both places lie on. Places that share a border need no water.
   */
  private static List<SeaId> seas(Ground ground, Point middle, Place from, Place to) {
    Topology map = ground.project().map();
    NavigableSet<Place> around = around(map, from);
    if (around.contains(to)) {
      return List.of();
    }
    around.retainAll(around(map, to));
    around.removeIf(place -> !place.isSea());
    Optional<Place> between = ground.index().faceAt(middle).place().filter(around::contains);
    return between.map(List::of).orElseGet(() -> List.copyOf(around)).stream()
        .map(place -> place.sea().orElseThrow())
        .toList();
  }

  private static NavigableSet<Place> around(Topology map, Place place) {
    NavigableSet<Place> found = new TreeSet<>();
    map.facesOf(place).stream()
        .flatMap(face -> map.neighbours(face).stream())
        .map(map::face)
        .map(Face::place)
        .forEach(other -> other.ifPresent(found::add));
    return found;
  }
}
