package org.groma.model.soup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.topology.Use;

/** Polygons of tests, written down as numbers. */
public final class LoosePolygons {

  private LoosePolygons() {}

  /** A province of this name, an outer ring and holes. */
  public static LoosePolygon polygon(String name, double[]... rings) {
    return new LoosePolygon(name, Use.of(place(name)), Arrays.asList(rings));
  }

  public static Place place(String name) {
    return Place.of(new ProvinceId(name));
  }

  /** x and y in turn. */
  public static double[] ring(double... xy) {
    return xy;
  }

  /** Counter-clockwise from the lower left corner, not closed. */
  public static double[] box(double x, double y, double width, double height) {
    return new double[] {x, y, x + width, y, x + width, y + height, x, y + height};
  }

  public static LoosePolygon square(String name, double x, double y, double size) {
    return polygon(name, box(x, y, size, size));
  }

  /** The other way round. */
  static double[] reversed(double[] ring) {
    double[] back = new double[ring.length];
    for (int i = 0; i < ring.length; i += 2) {
      back[i] = ring[ring.length - 2 - i];
      back[i + 1] = ring[ring.length - 1 - i];
    }
    return back;
  }

  /** With the first point once more at the end. */
  static double[] closed(double[] ring) {
    double[] longer = Arrays.copyOf(ring, ring.length + 2);
    longer[ring.length] = ring[0];
    longer[ring.length + 1] = ring[1];
    return longer;
  }

  /** Starting at another corner. */
  static double[] turned(double[] ring, int corners) {
    double[] turned = new double[ring.length];
    for (int i = 0; i < ring.length; i++) {
      turned[i] = ring[Math.floorMod(i + 2 * corners, ring.length)];
    }
    return turned;
  }

  static List<LoosePolygon> shifted(
      List<LoosePolygon> polygons, String prefix, double dx, double dy) {
    List<LoosePolygon> moved = new ArrayList<>();
    for (LoosePolygon each : polygons) {
      double[][] rings = each.rings().stream().map(double[]::clone).toArray(double[][]::new);
      for (double[] ring : rings) {
        for (int i = 0; i < ring.length; i += 2) {
          ring[i] += dx;
          ring[i + 1] += dy;
        }
      }
      moved.add(polygon(prefix + each.name(), rings));
    }
    return moved;
  }
}
