package org.groma.editor.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class ScanCalibrationTest {

  private static final Placing START = new Placing(1, 0, 0, 0, -1, 0);
  private static final double WIDE = 4000;
  private static final double HIGH = 3000;

  /** Points all over a picture: one in each of as many boxes as are needed, so they spread. */
  private static List<Match> matches(int count, Placing truth, long seed) {
    Random random = new Random(seed);
    List<Match> matches = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double x = (i % 3 + 0.1 + 0.8 * random.nextDouble()) * WIDE / 3;
      double y = (i / 3 % 3 + 0.1 + 0.8 * random.nextDouble()) * HIGH / 3;
      Pixel pixel = new Pixel(x, y);
      matches.add(new Match(pixel, truth.point(pixel)));
    }
    return matches;
  }

  private static List<Match> disturbed(List<Match> matches, double by, long seed) {
    Random random = new Random(seed);
    return matches.stream()
        .map(match ->
            new Match(
                match.pixel(),
                new Point(
                    match.point().x() + by * random.nextGaussian(),
                    match.point().y() + by * random.nextGaussian())))
        .toList();
  }

  private static Placing similarity(double scale, double turn, double x, double y) {
    double real = scale * Math.cos(turn);
    double imaginary = scale * Math.sin(turn);
    return new Placing(real, imaginary, x, imaginary, -real, y);
  }

  /** They lie alike wherever the picture has a pixel. */
  private static void assertAlike(Placing actual, Placing truth) {
    for (Pixel corner : List.of(new Pixel(0, 0), new Pixel(WIDE, 0), new Pixel(0, HIGH))) {
      double near = 1e-9 * (WIDE * truth.scale() + Math.hypot(truth.c(), truth.f()));
      assertThat(actual.point(corner).x()).isCloseTo(truth.point(corner).x(), within(near));
      assertThat(actual.point(corner).y()).isCloseTo(truth.point(corner).y(), within(near));
    }
  }

  @Property(tries = 300)
  void everySimilarityIsFoundFromPointsWithoutNoise(
      @ForAll @IntRange(min = 2, max = 9) int count,
      @ForAll @DoubleRange(min = 0.01, max = 1000) double scale,
      @ForAll @DoubleRange(min = -3.14, max = 3.14) double turn,
      @ForAll @DoubleRange(min = -1e6, max = 1e6) double x,
      @ForAll @DoubleRange(min = -1e6, max = 1e6) double y,
      @ForAll long seed) {
    Placing truth = similarity(scale, turn, x, y);
    ScanCalibration found = ScanCalibration.of(START, matches(count, truth, seed), true);
    assertThat(found.kind()).isEqualTo(Fit.Kind.SIMILARITY);
    assertAlike(found.placing(), truth);
    assertThat(found.suspect()).isEmpty();
    Pixel back = found.placing().pixel(found.placing().point(new Pixel(20, 30)));
    assertThat(back.x()).isCloseTo(20, within(1e-3));
    assertThat(back.y()).isCloseTo(30, within(1e-3));
  }

  @Property(tries = 300)
  void everyStretchIsFoundFromPointsWithoutNoise(
      @ForAll @IntRange(min = 4, max = 9) int count,
      @ForAll @DoubleRange(min = 0.5, max = 2) double wide,
      @ForAll @DoubleRange(min = 0.5, max = 2) double high,
      @ForAll @DoubleRange(min = -0.5, max = 0.5) double slant,
      @ForAll @DoubleRange(min = -3.14, max = 3.14) double turn,
      @ForAll @DoubleRange(min = -1e6, max = 1e6) double x,
      @ForAll long seed) {
    double cos = Math.cos(turn);
    double sin = Math.sin(turn);
    Placing truth =
        new Placing(
            wide * cos, slant * cos + high * sin, x, wide * sin, slant * sin - high * cos, -x);
    ScanCalibration found = ScanCalibration.of(START, matches(count, truth, seed), false);
    assertThat(found.kind()).isEqualTo(Fit.Kind.AFFINE);
    assertAlike(found.placing(), truth);
    assertThat(found.error()).isLessThan(1e-6);
    assertThat(found.suspect()).isEmpty();
  }

  /** What is left over has nothing in common with anything that the picture could still do. */
  @Property(tries = 200)
  void residualsAreOrthogonalToWhatThePictureMayDo(
      @ForAll @IntRange(min = 5, max = 9) int count,
      @ForAll @DoubleRange(min = 0.1, max = 50) double noise,
      @ForAll boolean keepsShape,
      @ForAll long seed) {
    Placing truth = similarity(2, 0.3, 500, 700);
    ScanCalibration found =
        ScanCalibration.of(START, disturbed(matches(count, truth, seed), noise, seed), keepsShape);
    double[] sums = new double[8];
    for (int i = 0; i < count; i++) {
      Match match = found.matches().get(i);
      double dx = match.point().x() - found.landing(i).x();
      double dy = match.point().y() - found.landing(i).y();
      double px = match.pixel().x() / WIDE;
      double py = match.pixel().y() / WIDE;
      sums[0] += dx;
      sums[1] += dy;
      sums[2] += dx * px - dy * py; // scaled
      sums[3] += dx * py + dy * px; // turned
      sums[4] += dx * px;
      sums[5] += dx * py;
      sums[6] += dy * px;
      sums[7] += dy * py;
    }
    for (int i = 0; i < (keepsShape ? 4 : 8); i++) {
      assertThat(sums[i]).as("sum " + i).isCloseTo(0, within(1e-7 * noise * count));
    }
  }

  /** No other placing of the kind is better. */
  @Property(tries = 100)
  void nothingNearByIsBetter(@ForAll long seed, @ForAll boolean keepsShape) {
    List<Match> matches = disturbed(matches(7, similarity(1.5, 1, 10, 20), seed), 20, seed);
    ScanCalibration found = ScanCalibration.of(START, matches, keepsShape);
    Placing p = found.placing();
    for (Placing other :
        List.of(
            new Placing(p.a(), p.b(), p.c() + 1, p.d(), p.e(), p.f()),
            new Placing(p.a(), p.b(), p.c(), p.d(), p.e(), p.f() - 1),
            p.scaled(new Pixel(0, 0), 1.001),
            p.scaled(new Pixel(0, 0), 0.999))) {
      ScanCalibration worse =
          new ScanCalibration(matches, keepsShape, other, found.kind(), found.trouble());
      assertThat(worse.error()).isGreaterThan(found.error());
    }
  }

  @Property(tries = 300)
  void aPointThatIsFarOffIsNamed(
      @ForAll @IntRange(min = 6, max = 9) int count,
      @ForAll @IntRange(min = 0, max = 5) int wrong,
      @ForAll @DoubleRange(min = -3.14, max = 3.14) double away,
      @ForAll boolean keepsShape,
      @ForAll long seed) {
    Assume.that(wrong < count);
    Placing truth = similarity(2, 0.3, 500, 700);
    List<Match> matches = new ArrayList<>(disturbed(matches(count, truth, seed), 1, seed));
    Match right = matches.get(wrong);
    Point moved =
        new Point(
            right.point().x() + 2000 * Math.cos(away), right.point().y() + 2000 * Math.sin(away));
    matches.set(wrong, new Match(right.pixel(), moved));
    ScanCalibration found = ScanCalibration.of(START, matches, keepsShape);
    Assume.that(found.trouble().isEmpty());
    ScanCalibration.Suspect suspect = found.suspect().orElseThrow();
    assertThat(suspect.match()).isEqualTo(wrong);
    assertThat(suspect.without().error()).isLessThan(5);
    assertThat(found.error()).isGreaterThan(50);
  }

  @Test
  void whereAnyPointMightBeTheWrongOneNoneIsNamed() {
    Placing truth = similarity(2, 0, 0, 0);
    List<Match> four = new ArrayList<>(matches(4, truth, 3));
    Point last = four.getLast().point();
    four.set(3, new Match(four.getLast().pixel(), new Point(last.x() - 900, last.y())));
    ScanCalibration found = ScanCalibration.of(START, four, false);
    assertThat(found.isChecked()).isTrue();
    assertThat(found.error()).isGreaterThan(100);
    assertThat(found.suspect()).isEmpty();
  }

  @Test
  void noMorePointsThanAreNeededSayNothingOfTheError() {
    List<Match> all = matches(6, similarity(2, 0, 0, 0), 7);
    assertThat(ScanCalibration.of(START, all.subList(0, 2), false).missing()).isEqualTo(2);
    assertThat(ScanCalibration.of(START, all.subList(0, 2), true).missing()).isEqualTo(1);
    assertThat(ScanCalibration.of(START, all.subList(0, 2), true).isChecked()).isFalse();
    assertThat(ScanCalibration.of(START, all.subList(0, 4), false).isChecked()).isTrue();
  }
}
