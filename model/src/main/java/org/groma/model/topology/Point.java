package org.groma.model.topology;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;

/** A place on the map in map units, written {@code [x, y]}. */
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
@JsonPropertyOrder({"x", "y"})
public record Point(double x, double y) {

  static double[] flat(List<Point> points) {
    double[] xy = new double[points.size() * 2];
    for (int i = 0; i < points.size(); i++) {
      xy[2 * i] = points.get(i).x();
      xy[2 * i + 1] = points.get(i).y();
    }
    return xy;
  }

  public Coordinate coordinate() {
    return new Coordinate(x, y);
  }
}
