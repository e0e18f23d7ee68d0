package org.groma.model.topology;

import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/**
 * Drops vertices that matter less than a tolerance. Nodes stay, and a border whose simpler line
 * would touch another keeps the line it has.
 *
 * @param arcs which borders; all of them if none is named
 */
public record SimplifyBorders(double tolerance, List<Integer> arcs)
    implements MapEdit, BorderRework {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  public SimplifyBorders {
    arcs = List.copyOf(arcs);
    if (!(tolerance > 0)) {
      throw new IllegalArgumentException("the tolerance must be a positive length");
    }
  }

  @Override
  public Ruling apply(Topology map) {
    return rework(map).ruling();
  }

  @Override
  public Reworked rework(Topology map) {
    return EachBorder.where(arcs).apply(map, line -> simpler(line, tolerance));
  }

  static Coordinate[] simpler(Line line, double tolerance) {
    return DouglasPeuckerSimplifier.simplify(
            GEOMETRY.createLineString(line.coordinates()), tolerance)
        .getCoordinates();
  }
}
