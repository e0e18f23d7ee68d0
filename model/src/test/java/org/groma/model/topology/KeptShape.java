package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** What is left of a face by an edit that must not change it. */
final class KeptShape {

  private KeptShape() {}

  /**
   * A face has the shape it had: to the last digit, unless a new border meets it between two of its
   * corners. There it has one more corner, which the grid may shift by less than a step.
   */
  static void assertKept(Geometry before, Topology map, int face) {
    assertThat(map.hasFace(face)).as("face %d", face).isTrue();
    Geometry after = FaceShape.polygon(map, face);
    Set<Coordinate> old = new HashSet<>(Arrays.asList(before.getCoordinates()));
    Set<Coordinate> now = new HashSet<>(Arrays.asList(after.getCoordinates()));
    assertThat(now).as("corners of face %d", face).containsAll(old);
    now.removeAll(old);
    if (now.isEmpty()) {
      assertThat(after.equalsNorm(before)).as("face %d", face).isTrue();
      return;
    }
    double step = map.precision().step();
    for (Coordinate fresh : now) {
      assertThat(before.getBoundary().distance(before.getFactory().createPoint(fresh)))
          .as("new corner %s of face %d", fresh, face)
          .isLessThan(step);
    }
  }
}
