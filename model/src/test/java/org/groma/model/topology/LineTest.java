package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

class LineTest {

  private final Line line = Line.of(0, 0, 3, 4, 3, 10);

  @Test
  void aLineKnowsItsPoints() {
    assertThat(line.size()).isEqualTo(3);
    assertThat(line.last()).isEqualTo(2);
    assertThat(line.point(1)).isEqualTo(new Coordinate(3, 4));
    assertThat(line.coordinates()).hasSize(3);
    assertThat(Line.of(line.coordinates())).isEqualTo(line).hasSameHashCodeAs(line);
  }

  @Test
  void aLineHasTwoPoints() {
    assertThatThrownBy(() -> Line.of(1, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Line.of(1, 1, 2)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Line.of(1, 1, 2, 2, 3)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aLineIsNotChangedThroughTheArrayItWasMadeOf() {
    double[] xy = {0, 0, 1, 1};
    Line made = Line.of(xy);
    xy[0] = 9;
    made.flat()[1] = 9;
    made.coordinates()[1].setX(9);
    made.envelope().expandBy(9);

    assertThat(made).isEqualTo(Line.of(0, 0, 1, 1));
    assertThat((Object) made.envelope()).isEqualTo(new Envelope(0, 1, 0, 1));
  }

  @Test
  void zeroHasOneSpelling() {
    assertThat(Line.of(-0.0, 0, 1, -0.0)).isEqualTo(Line.of(0, 0, 1, 0));
  }

  @Test
  void changesMakeNewLines() {
    assertThat(line.reversed()).isEqualTo(Line.of(3, 10, 3, 4, 0, 0));
    assertThat(line.withPoint(1, 5, 5)).isEqualTo(Line.of(0, 0, 5, 5, 3, 10));
    assertThat(line.withInserted(1, 1, 1)).isEqualTo(Line.of(0, 0, 1, 1, 3, 4, 3, 10));
    assertThat(line.withInserted(3, 1, 1)).isEqualTo(Line.of(0, 0, 3, 4, 3, 10, 1, 1));
    assertThat(line.without(1)).isEqualTo(Line.of(0, 0, 3, 10));
    assertThat(line.part(1, 2)).isEqualTo(Line.of(3, 4, 3, 10));
    assertThat(line).isEqualTo(Line.of(0, 0, 3, 4, 3, 10));
  }

  @Test
  void linesAreJoinedWhereTheyMeet() {
    assertThat(line.then(Line.of(3, 10, 0, 0))).isEqualTo(Line.of(0, 0, 3, 4, 3, 10, 0, 0));
    assertThat(line.part(0, 1).then(line.part(1, 2))).isEqualTo(line);
    assertThatThrownBy(() -> line.then(line)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aLineIsClosedWhenItEndsWhereItStarts() {
    assertThat(line.isClosed()).isFalse();
    assertThat(Line.of(0, 0, 1, 0, 0, 1, 0, 0).isClosed()).isTrue();
  }

  @Test
  void lengthAndMiddleFollowTheLine() {
    assertThat(line.length()).isEqualTo(11);
    assertThat(line.middle()).isEqualTo(new Coordinate(3, 4.5));
    assertThat(Line.of(0, 0, 10, 0).middle()).isEqualTo(new Coordinate(5, 0));
    assertThat(Line.of(1, 1, 1, 1).middle()).isEqualTo(new Coordinate(1, 1));
  }

  @Test
  void theShoelaceIsTwiceTheAreaFromAnyPoint() {
    Line ring = Line.of(1, 1, 4, 1, 4, 3, 1, 3, 1, 1);

    assertThat(ring.shoelace(0, 0)).isEqualTo(12);
    assertThat(ring.shoelace(-7, 100)).isEqualTo(12);
    assertThat(ring.reversed().shoelace(1, 1)).isEqualTo(-12);
  }

  @Test
  void snappingRoundsAndDropsRepetitions() {
    double[] xy = {0, 0, 0.0004, -0.0004, 1, 1, 1, 1.0001, 0, 0};

    assertThat(Line.snapped(xy, Precision.STANDARD)).containsExactly(0, 0, 1, 1, 0, 0);
    assertThat(Line.snapped(new double[] {5, 5, 5, 5}, Precision.STANDARD)).containsExactly(5, 5);
  }

  @Test
  void aLineIsNearWhatItsBoxMeets() {
    assertThat(line.isNear(new Envelope(3, 9, 10, 11))).isTrue();
    assertThat(line.isNear(new Envelope(3.1, 9, 0, 9))).isFalse();
    assertThat(line.isNear(new Envelope(0, 9, 10.1, 11))).isFalse();
    assertThat(line.isEastOf(-1, 5)).isTrue();
    assertThat(line.isEastOf(3, 10)).isTrue();
    assertThat(line.isEastOf(3.1, 5)).isFalse();
    assertThat(line.isEastOf(-1, 10.1)).isFalse();
  }
}
