package org.groma.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.groma.editor.Sample;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

class MapIndexTest {

  private static final Topology MAP = Sample.PROJECT.map();
  private static final MapIndex INDEX = MapIndex.of(MAP);

  @Property(tries = 200)
  void itFindsTheFaceThatTheMapFinds(
      @ForAll @DoubleRange(min = 0, max = 1) double across,
      @ForAll @DoubleRange(min = 0, max = 1) double up) {
    Envelope all = MAP.extent();
    Point point =
        new Point(all.getMinX() + across * all.getWidth(), all.getMinY() + up * all.getHeight());
    MAP.faceAt(point.x(), point.y())
        .ifPresent(face -> assertThat(INDEX.faceAt(point).id()).isEqualTo(face.id()));
  }

  @Test
  void aCornerIsFoundWithinReachOnly() {
    Arc arc = MAP.arcs().iterator().next();
    Coordinate node = MAP.nodePoint(arc.from());
    assertThat(INDEX.nodeNear(new Point(node.x + 0.5, node.y), 1)).contains(arc.from());
    assertThat(INDEX.nodeNear(new Point(node.x + 1e7, node.y), 1)).isEmpty();
  }

  @Test
  void theNearestPointOfABorderLiesOnIt() {
    for (Arc arc : MAP.arcs()) {
      Coordinate middle = arc.line().middle();
      MapIndex.OnBorder found = INDEX.borderNear(new Point(middle.x, middle.y), 1).orElseThrow();
      assertThat(found.distance()).isLessThan(1e-6);
    }
  }
}
