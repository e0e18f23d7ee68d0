package org.groma.model.topology;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.groma.model.topology.Ruling.Legal;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.geom.Coordinate;

/**
 * Joins a neighbouring face to another, which keeps its number and use. The borders between them
 * vanish.
 */
public record MergeFaces(int into, int other) implements MapEdit {

  @Override
  public Ruling apply(Topology map) {
    return MapEdit.missingFace(map, into)
        .or(() -> MapEdit.missingFace(map, other))
        .orElseGet(() -> merge(map));
  }

  private Ruling merge(Topology map) {
    List<Integer> between = map.shared(into, other).boxed().toList();
    if (into == other || between.isEmpty()) {
      Coordinate at =
          map.arcsOf(other)
              .mapToObj(arc -> map.arc(arc).line().point(0))
              .findFirst()
              .orElseGet(Coordinate::new);
      return new Refused("Only faces that share a border can be joined.", at);
    }
    if (other == Face.OUTSIDE) {
      return new Refused(
          "The space around the map cannot be joined to a face; draw the face larger instead.",
          map.arc(between.getFirst()).line().middle());
    }
    Draft draft = new Draft(map);
    NavigableSet<Integer> ends = new TreeSet<>();
    for (int arc : between) {
      ends.add(map.arc(arc).from());
      ends.add(map.arc(arc).to());
      draft.removeArc(arc);
    }
    map.face(other)
        .halves()
        .filter(half -> draft.hasArc(Half.arc(half)))
        .forEach(half -> draft.setLeft(half, into));
    draft.removeFace(other);
    draft.tidy(ends);
    Regions.resolve(draft, draft.touchedFaces());
    return new Legal(draft.freeze(), draft.touched());
  }
}
