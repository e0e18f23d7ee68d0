package org.groma.editor.map;

import org.groma.model.id.Place;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Face;
import org.groma.model.topology.Topology;

/** Says which layer a border belongs to: what lies on its two sides tells, else its kind. */
public final class BorderLayer {

  static final String RIDGE = "ridge";

  private BorderLayer() {}

  public static MapLayer of(Topology map, Arc arc) {
    if (arc.left() == Face.OUTSIDE || arc.right() == Face.OUTSIDE) {
      return MapLayer.BORDERS;
    }
    boolean left = isSea(map, arc.left());
    boolean right = isSea(map, arc.right());
    return left && right
        ? MapLayer.SEAS
        : left || right ? MapLayer.SHORES : of(arc.border().kind());
  }

  /** The layer of borders of a kind between land and land. */
  public static MapLayer of(String kind) {
    return switch (kind) {
      case Border.RIVER_KIND -> MapLayer.RIVERS;
      case RIDGE -> MapLayer.RIDGES;
      default -> MapLayer.BORDERS;
    };
  }

  /** Whether both sides are land: only such a border has a kind. */
  public static boolean isInland(Topology map, Arc arc) {
    return arc.left() != Face.OUTSIDE
        && arc.right() != Face.OUTSIDE
        && !isSea(map, arc.left())
        && !isSea(map, arc.right());
  }

  private static boolean isSea(Topology map, int face) {
    return map.face(face).place().map(Place::isSea).orElse(false);
  }
}
