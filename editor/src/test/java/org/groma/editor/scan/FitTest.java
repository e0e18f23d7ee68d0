package org.groma.editor.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.assertj.core.data.Offset;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

class FitTest {

  private static final Offset<Double> NEAR = within(1e-6);
  private static final Placing START = Placing.inside(new Envelope(0, 100, 0, 100), 200, 100);

  private static Placing placed(List<Match> matches) {
    return ((Fit.Placed) Fit.of(START, matches)).placing();
  }

  private static String refused(List<Match> matches) {
    return ((Fit.Impossible) Fit.of(START, matches)).sentence();
  }

  private static Match match(double px, double py, double x, double y) {
    return new Match(new Pixel(px, py), new Point(x, y));
  }

  private static void assertLies(Placing placing, Match match) {
    Point there = placing.point(match.pixel());
    assertThat(there.x()).isCloseTo(match.point().x(), NEAR);
    assertThat(there.y()).isCloseTo(match.point().y(), NEAR);
  }

  @Test
  void aPictureLiesUprightInTheMiddleAtFirst() {
    assertLies(START, match(0, 0, 0, 75));
    assertLies(START, match(200, 100, 100, 25));
  }

  @Test
  void oneMatchOnlyShifts() {
    Placing there = placed(List.of(match(10, 10, 50, 60)));
    assertLies(there, match(10, 10, 50, 60));
    assertLies(there, match(30, 10, 60, 60));
  }

  @Test
  void twoMatchesTurnAndScaleAndKeepAngles() {
    // a quarter turn to the left, twice as large
    Placing there = placed(List.of(match(0, 0, 0, 0), match(10, 0, 0, 20)));
    assertLies(there, match(0, 10, 20, 0));
    assertThat(there.scale()).isCloseTo(2, NEAR);
  }

  @Test
  void threeMatchesStretch() {
    Placing there = placed(List.of(match(0, 0, 0, 0), match(10, 0, 30, 0), match(0, 10, 5, -10)));
    assertLies(there, match(10, 10, 35, -10));
  }

  @Test
  void pointsThatSayNothingAreRefusedInASentence() {
    Match first = match(0, 0, 0, 0);
    assertThat(refused(List.of(first, match(0, 0, 5, 5)))).startsWith("That is the first point");
    assertThat(refused(List.of(first, match(5, 5, 0, 0)))).startsWith("That is the first point");
    assertThat(refused(List.of(first, match(10, 0, 10, 0), match(20, 0.1, 5, 9))))
        .contains("nearly in a line");
    assertThat(refused(List.of(first, match(10, 0, 10, 0), match(0, 10, 20, 0.1))))
        .contains("nearly in a line");
  }

  @Test
  void aPictureIsNotSeenFromItsBack() {
    assertThat(refused(List.of(match(0, 0, 0, 0), match(10, 0, 10, 0), match(0, 10, 0, 10))))
        .contains("turned over");
  }

  @Property
  void everyMatchLiesWhereItBelongsAndAPointLeadsBackToItsPixel(
      @ForAll @DoubleRange(min = -500, max = 500) double x,
      @ForAll @DoubleRange(min = -500, max = 500) double y,
      @ForAll @DoubleRange(min = -500, max = 500) double u,
      @ForAll @DoubleRange(min = -500, max = 500) double v) {
    Assume.that(Math.hypot(x, y) > 1 && Math.hypot(u - x, v - y) > 1);
    List<Match> two = List.of(match(3, 4, x, y), match(150, 70, u, v));
    Placing similar = placed(two);
    two.forEach(each -> assertLies(similar, each));
    Pixel back = similar.pixel(similar.point(new Pixel(20, 30)));
    assertThat(back.x()).isCloseTo(20, NEAR);
    assertThat(back.y()).isCloseTo(30, NEAR);
    List<Match> three = List.of(two.get(0), two.get(1), match(20, 90, 1, 2));
    if (Fit.of(START, three) instanceof Fit.Placed(Placing stretched)) {
      three.forEach(each -> assertLies(stretched, each));
    }
  }

  @Test
  void whatIsWrittenDownIsReadAgainAndGarbageIsNot() {
    assertThat(Placing.parse(START.written())).contains(START);
    assertThat(Placing.parse("1 2 3")).isEmpty();
    assertThat(Placing.parse("1 0 0 0 nonsense 0")).isEmpty();
    assertThat(Placing.parse("0 0 0 0 0 0")).isEmpty();
    assertThat(Placing.parse("NaN 0 0 0 1 0")).isEmpty();
  }
}
