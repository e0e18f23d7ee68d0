package org.groma.exporters.geojson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Polygons that cross the meridian of 180° become pieces at both edges of the map. */
class AntimeridianTest {

  private static double area(double[] ring) {
    double sum = 0;
    for (int i = 0; i + 3 < ring.length; i += 2) {
      sum += ring[i] * ring[i + 3] - ring[i + 2] * ring[i + 1];
    }
    return Math.abs(sum) / 2;
  }

  @Test
  void aPolygonThatStaysOnItsSideDoesNotCross() {
    assertThat(Antimeridian.isCrossedBy(List.of(new double[] {0, 0, 10, 0, 10, 10, 0, 10, 0, 0})))
        .isFalse();
    assertThat(Antimeridian.isCrossedBy(List.of(new double[] {178, 0, -178, 0, 178, 10, 178, 0})))
        .isTrue();
  }

  @Test
  void aPolygonAcrossTheMeridianBecomesAPieceAtEachEdge() {
    List<List<double[]>> pieces =
        Antimeridian.cut(List.of(new double[] {170, 0, -170, 0, -170, 10, 170, 10, 170, 0}));
    assertThat(pieces).hasSize(2);
    assertThat(pieces)
        .allSatisfy(piece -> assertThat(area(piece.getFirst())).isEqualTo(100))
        .allSatisfy(piece ->
            assertThat(Arrays.stream(piece.getFirst()).map(Math::abs).max().orElseThrow())
                .isEqualTo(180));
  }

  @Test
  void aHoleAcrossTheMeridianIsCutToo() {
    List<List<double[]>> pieces =
        Antimeridian.cut(
            List.of(
                new double[] {170, 0, -170, 0, -170, 10, 170, 10, 170, 0},
                new double[] {178, 4, -178, 4, -178, 6, 178, 6, 178, 4}));
    assertThat(pieces.stream().mapToDouble(piece -> area(piece.getFirst())).sum())
        .isEqualTo(200 - 8);
  }

  @Test
  void aRingRoundThePoleIsLedAlongIt() {
    List<List<double[]>> pieces =
        Antimeridian.cut(
            List.of(new double[] {-180, -60, -90, -70, 0, -60, 90, -70, 179, -60, -180, -60}));
    assertThat(pieces.stream().mapToDouble(piece -> area(piece.getFirst())).sum())
        .isBetween(360 * 20.0, 360 * 30.0);
  }

  @Test
  void theWayToThePoleCrossesNothingOfTheRing() {
    // it comes back over the meridian where it starts before it is closed
    double[] ring = {-113, 85, -76, 84, -45, 83, -14, 87, 104, 89, -106, 87, -113, 85};
    List<List<double[]>> pieces = Antimeridian.cut(List.of(ring));
    assertThat(pieces)
        .hasSizeGreaterThan(0)
        .allSatisfy(piece -> {
          for (int i = 0; i < piece.getFirst().length; i += 2) {
            assertThat(Math.abs(piece.getFirst()[i])).isLessThanOrEqualTo(180);
          }
        });
  }

  @Test
  void whatLiesBetweenTwoRingsRoundThePoleIsOne() {
    // Natural Earth has Antarctica so: a ring close to the pole, and the coast
    double[] pole = {-180, -89, 179, -89, 90, -89, 0, -89, -90, -89, -180, -89};
    double[] coast = {-180, -70, -90, -70, 0, -70, 90, -70, 179, -70, -180, -70};
    List<List<double[]>> pieces = Antimeridian.cut(List.of(pole, coast));
    assertThat(pieces.stream().mapToDouble(piece -> area(piece.getFirst())).sum())
        .isEqualTo(360 * 19);
  }

  @Test
  void aFrameRoundTheWorldIsNoCrossing() {
    assertThat(
            Antimeridian.isCrossedBy(
                List.of(new double[] {-180, -80, 180, -80, 180, 80, -180, 80})))
        .isFalse();
    assertThat(
            Antimeridian.isCrossedBy(
                List.of(new double[] {-170, -80, 170, -80, 170, 80, -170, 80})))
        .isFalse();
  }

  @Test
  void anOutlineThatCrossesItselfIsDrawnOnBeyondTheMeridian() {
    double[] tie = {175, 0, -178, 10, -178, 0, 175, 12, 175, 0};
    assertThat(Antimeridian.cut(List.of(tie)))
        .singleElement()
        .satisfies(piece ->
            assertThat(piece.getFirst()).containsExactly(175, 0, 182, 10, 182, 0, 175, 12, 175, 0));
  }

  @Test
  void anOpenRingIsClosed() {
    assertThat(Antimeridian.cut(List.of(new double[] {178, 0, -178, 0, -178, 10, 178, 10})))
        .hasSize(2);
  }
}
