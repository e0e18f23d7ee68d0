package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.groma.model.topology.Ruling.Legal;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.util.AffineTransformation;

/**
 * Scales, turns, shifts or mirrors the whole map: {@code x' = xx·x + xy·y + dx}, {@code y' = yx·x +
 * yy·y + dy}. Vertices that fall together on the grid become one; refused when rounding would make
 * borders touch.
 */
public record TransformMap(double xx, double xy, double dx, double yx, double yy, double dy)
    implements MapEdit {

  @Override
  public Ruling apply(Topology map) {
    AffineTransformation affine = new AffineTransformation(xx, xy, dx, yx, yy, dy);
    double determinant = determinant();
    if (!(Math.abs(determinant) > 0) || !Double.isFinite(determinant)) {
      return new Refused("This transformation would flatten the map.", new Coordinate());
    }
    boolean mirrored = isMirror();
    List<Assembly.Junction> nodes = new ArrayList<>();
    map.forEachNode(id -> {
      Coordinate at = affine.transform(map.nodePoint(id), new Coordinate());
      nodes.add(
          new Assembly.Junction(id, map.precision().round(at.x), map.precision().round(at.y)));
    });
    List<Arc> arcs = new ArrayList<>();
    for (Arc arc : map.arcs()) {
      double[] xy = arc.line().flat();
      for (int i = 0; i < xy.length; i += 2) {
        Coordinate at = affine.transform(new Coordinate(xy[i], xy[i + 1]), new Coordinate());
        if (!Precision.isInRange(at.x) || !Precision.isInRange(at.y)) {
          return new Refused("That is too far off the map.", new Coordinate(xy[i], xy[i + 1]));
        }
        xy[i] = at.x;
        xy[i + 1] = at.y;
      }
      double[] points = Line.snapped(xy, map.precision());
      if (points.length < 4) {
        return new Refused(
            "The map cannot be drawn so: border " + arc.id() + " would shrink to a point.",
            arc.line().point(0));
      }
      // in a mirror the left side is on the right
      arcs.add(
          new Arc(
              arc.id(),
              arc.from(),
              arc.to(),
              mirrored ? arc.right() : arc.left(),
              mirrored ? arc.left() : arc.right(),
              Line.adopt(points),
              arc.border()));
    }
    List<Assembly.Region> faces = new ArrayList<>();
    map.faces().forEach(face -> faces.add(new Assembly.Region(face.id(), face.use())));
    return switch (Assembly.of(map.precision(), nodes, arcs, faces)) {
      case Assembly.Whole(Topology after) -> new Legal(after, everything(after));
      case Assembly.Broken(List<Fault> faults) ->
          new Refused(
              "The map cannot be drawn so: " + faults.getFirst().message(), faults.getFirst().at());
    };
  }

  private static Touched everything(Topology map) {
    List<Integer> arcs = new ArrayList<>();
    map.arcs().forEach(arc -> arcs.add(arc.id()));
    List<Integer> faces = new ArrayList<>();
    map.faces().forEach(face -> faces.add(face.id()));
    return new Touched(new TreeSet<>(arcs), new TreeSet<>(faces));
  }

  /** Where a point of the map comes to lie. */
  public Point moved(Point point, Precision precision) {
    return new Point(
        precision.round(xx * point.x() + xy * point.y() + dx),
        precision.round(yx * point.x() + yy * point.y() + dy));
  }

  /** Where a direction, as an angle from the east, points to afterwards. */
  public double turned(double angle) {
    double x = StrictMath.cos(angle);
    double y = StrictMath.sin(angle);
    return StrictMath.atan2(yx * x + yy * y, xx * x + xy * y);
  }

  public boolean isMirror() {
    return determinant() < 0;
  }

  private double determinant() {
    return xx * yy - xy * yx;
  }
}
