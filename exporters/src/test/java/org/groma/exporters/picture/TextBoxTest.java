package org.groma.exporters.picture;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.groma.exporters.picture.Scene.Box;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

class TextBoxTest {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private static Polygon polygon(TextBox box) {
    double[] c = box.corners();
    return GEOMETRY.createPolygon(
        new Coordinate[] {
          new Coordinate(c[0], c[1]),
          new Coordinate(c[2], c[3]),
          new Coordinate(c[4], c[5]),
          new Coordinate(c[6], c[7]),
          new Coordinate(c[0], c[1])
        });
  }

  @Property
  void boxesOverlapWhenTheirShapesDo(
      @ForAll @DoubleRange(min = -8, max = 8) double x,
      @ForAll @DoubleRange(min = -8, max = 8) double y,
      @ForAll @DoubleRange(min = -60, max = 60) double angle,
      @ForAll @DoubleRange(min = -60, max = 60) double otherAngle) {
    TextBox one = new TextBox(0, 0, 8, 2, Turn.of(angle));
    TextBox other = new TextBox(x, y, 5, 3, Turn.of(otherAngle));
    double shared = polygon(one).intersection(polygon(other)).getArea();
    if (shared > 1e-6) {
      assertThat(one.overlaps(other)).isTrue();
    } else if (polygon(one).distance(polygon(other)) > 1e-6) {
      assertThat(one.overlaps(other)).isFalse();
    }
    assertThat(one.overlaps(other)).isEqualTo(other.overlaps(one));
  }

  @Test
  void aCrowdKnowsWhatIsTakenAndWhereThePageEnds() {
    Crowd crowd = new Crowd(new Box(0, 0, 100, 100), 5);
    crowd.add(TextBox.upright(50, 50, 20, 10));
    assertThat(crowd.isFree(TextBox.upright(55, 52, 4, 4))).isFalse();
    assertThat(crowd.isFree(TextBox.upright(70, 50, 10, 10))).isTrue();
    assertThat(crowd.isFree(TextBox.upright(96, 50, 10, 10))).isFalse();
  }

  @Test
  void aClearanceNeverRefusesWhatIsFree() {
    Crowd crowd = new Crowd(new Box(0, 0, 100, 100), 0);
    crowd.add(new TextBox(50, 50, 30, 6, Turn.of(30)));
    Clearance clearance = crowd.clearance();
    for (double x = 5; x < 95; x += 1.7) {
      for (double y = 5; y < 95; y += 1.7) {
        TextBox box = TextBox.upright(x, y, 6, 8);
        assertThat(crowd.isFree(box) && clearance.isTooClose(box)).isFalse();
      }
    }
    assertThat(clearance.isTooClose(TextBox.upright(50, 50, 6, 8))).isTrue();
  }
}
