package org.groma.exporters.generate;

import java.util.List;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.RoughenBorders;
import org.groma.model.topology.Ruling;
import org.groma.model.topology.SmoothBorders;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;

/**
 * Makes cell edges look drawn. Corners are cut first; then long segments are bent. Coasts have a
 * shape of their own and are left alone; of a river only the stretches that lead to it are straight
 * enough to be bent.
 */
final class Roughen {

  private static final double FINEST = 9;

  /** How strongly a kind of border is bent, as a share of the segment's length. */
  private enum Hand {
    FIRM(0.09),
    LOOSE(0.16),
    SEA(0.0);

    private final double strength;

    Hand(double strength) {
      this.strength = strength;
    }
  }

  private Roughen() {}

  static Topology of(Topology start) {
    Topology map = start;
    for (Arc arc : start.arcs()) {
      if (isShaped(start, arc)) {
        continue;
      }
      boolean river = arc.border().river().isPresent();
      if (!river
          && new SmoothBorders(2, List.of(arc.id())).apply(map) instanceof Ruling.Legal smooth) {
        map = smooth.map();
      }
      double strength = hand(start, arc).strength;
      if (strength > 0
          && new RoughenBorders(0, strength, FINEST, List.of(arc.id())).apply(map)
              instanceof Ruling.Legal rough) {
        map = rough.map();
      }
    }
    return map;
  }

  /** Coasts, and the frame of the map. */
  private static boolean isShaped(Topology map, Arc arc) {
    Face left = map.face(arc.left());
    Face right = map.face(arc.right());
    return left.id() == Face.OUTSIDE
        || right.id() == Face.OUTSIDE
        || isWater(left) != isWater(right);
  }

  private static Hand hand(Topology map, Arc arc) {
    Face left = map.face(arc.left());
    Face right = map.face(arc.right());
    if (isWater(left) && isWater(right)) {
      return Hand.SEA;
    }
    return left.use() == Use.None.OUT_OF_PLAY || right.use() == Use.None.OUT_OF_PLAY
        ? Hand.LOOSE
        : Hand.FIRM;
  }

  private static boolean isWater(Face face) {
    return face.use() == Use.None.OPEN_WATER
        || face.place().map(place -> place.isSea()).orElse(false);
  }
}
