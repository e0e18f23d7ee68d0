package org.groma.model.topology;

import java.util.Arrays;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Location;

/**
 * Whether the rings of a face lie in each other as they must: holes inside the outer ring and not
 * inside each other. Their lines are known not to touch, so that one point of a ring tells for all
 * of it.
 */
final class RingNesting {

  private final Topology map;
  private final Touched changes;

  private RingNesting(Topology map, Touched changes) {
    this.map = map;
    this.changes = changes;
  }

  /** A point of a ring that lies on the wrong side of another, where either has changed. */
  static Optional<Coordinate> broken(Topology map, Touched changes) {
    RingNesting nesting = new RingNesting(map, changes);
    return changes.faces().stream()
        .filter(map::hasFace)
        .map(nesting::misplaced)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<Coordinate> misplaced(int face) {
    int[][] rings = map.face(face).rings();
    for (int i = 0; i < rings.length; i++) {
      for (int j = 0; j < rings.length; j++) {
        boolean hole = face == Face.OUTSIDE || i > 0;
        boolean around = j == 0 && face != Face.OUTSIDE;
        if (i != j && hole && (isChanged(rings[i]) || isChanged(rings[j]))) {
          Coordinate point = map.arc(Half.arc(rings[i][0])).line().point(0);
          boolean within = Ring.locate(rings[j], map::arc, point) != Location.EXTERIOR;
          if (within != around) {
            return Optional.of(point);
          }
        }
      }
    }
    return Optional.empty();
  }

  private boolean isChanged(int[] ring) {
    return Arrays.stream(ring).anyMatch(half -> changes.arcs().contains(Half.arc(half)));
  }
}
