package org.groma.editor.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class KnownDistanceTest {

  private static final TracedScan SCAN =
      TracedScan.of(
          1,
          Path.of("atlas.png"),
          new Picture(400, 200, List.of()),
          new Placing(1, 0, 50, 0, -1, 60));

  private static final KnownDistance BAR =
      new KnownDistance(new Pixel(10, 190), new Pixel(60, 190));

  private static double units(Point a, Point b) {
    return Math.hypot(b.x() - a.x(), b.y() - a.y());
  }

  private static TracedScan scaled(TracedScan scan, double length) {
    return ((KnownDistance.Scaled.Done) BAR.scale(scan, length, KnownDistanceTest::units)).scan();
  }

  private static void assertLies(TracedScan scan, Pixel pixel, double x, double y) {
    Point there = scan.placing().point(pixel);
    assertThat(there.x()).isCloseTo(x, within(1e-9));
    assertThat(there.y()).isCloseTo(y, within(1e-9));
  }

  @Test
  void theLineGetsItsLengthAndTheMiddleOfThePictureStays() {
    TracedScan scan = scaled(SCAN, 150);
    assertLies(scan, new Pixel(200, 100), 250, -40);
    assertLies(scan, new Pixel(60, 190), 250 - 3 * 140, -40 - 3 * 90);
    assertThat(scan.placing().scale()).isCloseTo(3, within(1e-9));
  }

  @Test
  void onePointStaysWhereItBelongsAndMoreAreLetGo() {
    Match one = new Match(new Pixel(0, 0), new Point(7, 8));
    TracedScan anchored = scaled(SCAN.with(one), 100);
    assertThat(anchored.matches()).containsExactly(one);
    assertLies(anchored, new Pixel(0, 0), 7, 8);
    assertLies(anchored, new Pixel(100, 0), 207, 8);

    TracedScan two = SCAN.with(one).with(new Match(new Pixel(100, 0), new Point(500, 8)));
    assertThat(scaled(two, 100).matches()).isEmpty();
  }

  @Test
  void whereTheMapIsNotTheGroundTheLengthIsStillRight() {
    // a map on which everything is longer the farther it is to the north
    ToDoubleBiFunction<Point, Point> bent = (a, b) -> units(a, b) * (1 + Math.abs(a.y()) / 1000);
    TracedScan scan = ((KnownDistance.Scaled.Done) BAR.scale(SCAN, 300, bent)).scan();
    assertThat(bent.applyAsDouble(scan.placing().point(BAR.from()), scan.placing().point(BAR.to())))
        .isCloseTo(300, within(1e-6));
  }

  @Test
  void whatIsNoLengthIsRefused() {
    for (double length : List.of(0.0, -5.0, Double.NaN, Double.POSITIVE_INFINITY)) {
      assertThat(BAR.scale(SCAN, length, KnownDistanceTest::units))
          .isInstanceOf(KnownDistance.Scaled.Refused.class);
    }
    assertThat(
            new KnownDistance(new Pixel(1, 1), new Pixel(1, 1))
                .scale(SCAN, 5, KnownDistanceTest::units))
        .isEqualTo(
            new KnownDistance.Scaled.Refused(
                "Both ends of the line are the same point of the image."));
    // longer than the way round the world
    assertThat(BAR.scale(SCAN, 90_000, (a, b) -> Math.min(20_000, units(a, b))))
        .isInstanceOf(KnownDistance.Scaled.Refused.class);
  }
}
