package org.groma.validator.measure;

import org.groma.model.topology.Half;
import org.groma.model.topology.Topology;

/**
 * The shape of a face in two numbers.
 *
 * @param area in square map units
 * @param perimeter in map units, holes included
 */
public record Outline(double area, double perimeter) {

  public static Outline of(Topology map, int face) {
    double perimeter =
        map.face(face).halves().mapToDouble(half -> map.arc(Half.arc(half)).line().length()).sum();
    return new Outline(map.area(face), perimeter);
  }

  /** 1 for a circle, near 0 for what is long and thin. */
  public double compactness() {
    return 4 * Math.PI * area / (perimeter * perimeter);
  }

  /** The width of a long thin strip with this area and perimeter. */
  public double meanWidth() {
    return 2 * area / perimeter;
  }
}
