package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.groma.model.topology.Face;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Polygon;

/** Turns bounded space that no polygon covers into faults. */
final class GapSearch {

  /** Below this a gap is too thin to be meant; a square has 0.79, a ten to one rectangle 0.26. */
  static final double SLIVER = 0.2;

  private static final int NAMED_NEIGHBOURS = 4;

  private GapSearch() {}

  /** The gaps of a valid map: its faces beyond those of the polygons. */
  static List<Fault> inMap(Topology map, List<LoosePolygon> polygons) {
    List<Fault> faults = new ArrayList<>();
    for (Face face : map.faces()) {
      if (face.id() > polygons.size()) {
        NavigableSet<String> around = new TreeSet<>();
        map.neighbours(face.id()).stream()
            .filter(neighbour -> neighbour != Face.OUTSIDE && neighbour <= polygons.size())
            .forEach(neighbour -> around.add(polygons.get(neighbour - 1).name()));
        faults.add(fault(FaceShape.polygon(map, face.id()), around));
      }
    }
    return faults;
  }

  static Fault fault(Polygon gap, Collection<String> around) {
    boolean thin = Shapes.compactness(gap) < SLIVER;
    Coordinate at = gap.getInteriorPoint().getCoordinate();
    String between = String.join(", ", around.stream().limit(NAMED_NEIGHBOURS).toList());
    String more =
        around.size() > NAMED_NEIGHBOURS
            ? " and " + (around.size() - NAMED_NEIGHBOURS) + " more"
            : "";
    String message =
        String.format(
            Locale.ROOT,
            "%s of area %.6g between %s%s belongs to no polygon.",
            thin ? "A sliver" : "Space",
            gap.getArea(),
            between,
            more);
    return new Fault(
        thin ? Fault.Kind.SLIVER : Fault.Kind.GAP, message, at, gap.getArea(), List.copyOf(around));
  }
}
