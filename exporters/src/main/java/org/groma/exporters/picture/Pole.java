package org.groma.exporters.picture;

import org.locationtech.jts.algorithm.construct.MaximumInscribedCircle;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Polygon;

/** The point of a shape that is farthest from its outline: where a mark stands. */
public final class Pole {

  /** How closely it is searched for, as a share of the shape's extent. */
  private static final double COARSE = 1 / 60.0;

  private Pole() {}

  public static Coordinate of(Polygon polygon) {
    Envelope box = polygon.getEnvelopeInternal();
    double extent = Math.max(box.getWidth(), box.getHeight());
    return MaximumInscribedCircle.getCenter(polygon, Math.max(extent * COARSE, 1e-9))
        .getCoordinate();
  }
}
