package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;
import static org.groma.model.topology.Trial.touched;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TransformMapTest {

  private final Topology map = SampleMaps.archipelago();

  private static MapEdit scale(double factor) {
    return new TransformMap(factor, 0, 0, 0, factor, 0);
  }

  @Test
  void scalingScalesAreas() {
    Topology doubled = legal(map, scale(2));

    assertThat(doubled.area(3)).isEqualTo(4 * map.area(3));
    assertThat(Shape.of(doubled, 7)).isEqualTo("180 40, 200 32, 200 48");
  }

  @Test
  void aQuarterTurnFourTimesIsNothing() {
    MapEdit turn = new TransformMap(0, -1, 0, 1, 0, 0);

    Topology turned = legal(map, turn);

    assertThat(Shape.of(turned, 2)).isEqualTo("-40 50, -20 50, -20 80, -40 80");
    assertThat(legal(legal(legal(turned, turn), turn), turn)).isEqualTo(map);
  }

  @Test
  void aMirroredMapKeepsItsFacesAndSwapsTheSidesOfItsArcs() {
    MapEdit mirror = new TransformMap(-1, 0, 0, 0, 1, 0);

    Topology mirrored = legal(map, mirror);

    assertThat(Shape.of(mirrored, 7)).isEqualTo("-100 16, -90 20, -100 24");
    assertThat(mirrored.area(6)).isEqualTo(map.area(6));
    assertThat(mirrored.arc(0).left()).isEqualTo(map.arc(0).right());
    assertThat(legal(mirrored, mirror)).isEqualTo(map);
  }

  @Test
  void aShiftedMapIsShifted() {
    assertThat(Shape.of(legal(map, new TransformMap(1, 0, 100, 0, 1, -50.5)), 7))
        .isEqualTo("190 -30.5, 200 -34.5, 200 -26.5");
  }

  @Test
  void aRotatedMapLiesOnTheGrid() {
    double c = Math.cos(0.5);
    double s = Math.sin(0.5);

    Topology turned = legal(map, new TransformMap(c, -s, 0, s, c, 0));

    assertThat(turned.area(3)).isBetween(map.area(3) - 0.1, map.area(3) + 0.1);
  }

  @Test
  void everythingIsTouched() {
    Touched touched = touched(map, scale(2));

    assertThat(touched.arcs()).hasSize(map.arcCount());
    assertThat(touched.faces()).hasSize(map.faceCount());
  }

  @Test
  void verticesThatFallTogetherBecomeOne() {
    Topology fine = MapDrawing.map().face("a", "0 0, 10 0, 10 0.004, 10 10").draw();

    assertThat(Shape.of(legal(fine, scale(0.1)), 1)).isEqualTo("0 0, 1 0, 1 1");
  }

  @Test
  void aMapMayNotShrinkUntilBordersTouch() {
    assertThat(refused(map, scale(1e-5)).reason()).startsWith("The map cannot be drawn so: ");
    assertThat(refused(map, scale(0.00005)).reason()).startsWith("The map cannot be drawn so: ");
  }

  @Test
  void aMapMayNotGrowOffAllMaps() {
    assertThat(refused(map, scale(1e5)).reason()).isEqualTo("That is too far off the map.");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 0",
    "1, 1, 1, 1",
    "NaN, 0, 0, 1",
    "Infinity, 0, 0, 1",
    "1e200, 0, 0, 1e200",
  })
  void aMapMayNotBeFlattened(double xx, double xy, double yx, double yy) {
    assertThat(refused(map, new TransformMap(xx, xy, 0, yx, yy, 0)).reason())
        .isEqualTo("This transformation would flatten the map.");
  }

  @ParameterizedTest
  @CsvSource({"NaN, 0", "0, Infinity", "1e200, 0"})
  void aMapMayNotBeShiftedOffAllMaps(double dx, double dy) {
    assertThat(refused(map, new TransformMap(1, 0, dx, 0, 1, dy)).reason())
        .isEqualTo("That is too far off the map.");
  }

  @Test
  void anEmptyMapStaysEmpty() {
    Topology empty = Topology.empty(Precision.STANDARD);

    assertThat(legal(empty, scale(3))).isEqualTo(empty);
  }
}
