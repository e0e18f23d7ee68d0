package org.groma.editor.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.assertj.core.data.Offset;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

class FitTest {

  private static final Offset<Double> NEAR = within(1e-6);
  private static final Placing START = Placing.inside(new Envelope(0, 100, 0, 100), 200, 100);

  private static Placing placed(List<Match> matches) {
    return ((Fit.Placed) Fit.of(START, matches, false)).placing();
  }

  private static String refused(List<Match> matches) {
    return ((Fit.Impossible) Fit.of(START, matches, false)).sentence();
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
  void threeMatchesStretchUnlessTheShapeIsKept() {
    List<Match> three = List.of(match(0, 0, 0, 0), match(10, 0, 30, 0), match(0, 10, 5, -10));
    assertLies(placed(three), match(10, 10, 35, -10));
    Fit kept = Fit.of(START, three, true);
    assertThat(((Fit.Placed) kept).kind()).isEqualTo(Fit.Kind.SIMILARITY);
    Placing turned = ((Fit.Placed) kept).placing();
    assertThat(turned.a()).isEqualTo(-turned.e());
    assertThat(turned.b()).isEqualTo(turned.d());
  }

  @Test
  void pointsThatSayNothingAreRefusedInASentence() {
    Match first = match(0, 0, 0, 0);
    assertThat(refused(List.of(first, match(0, 0, 5, 5)))).startsWith("That is point 1 again");
    assertThat(refused(List.of(first, match(5, 5, 0, 0)))).startsWith("That is point 1 again");
    assertThat(refused(List.of(first, match(10, 0, 10, 0), match(20, 0.1, 5, 9))))
        .contains("The three points lie nearly in a line");
    assertThat(refused(List.of(first, match(10, 0, 10, 0), match(0, 10, 20, 0.1))))
        .contains("nearly in a line");
    assertThat(
            refused(
                List.of(first, match(10, 0, 10, 1), match(20, 0.1, 20, 9), match(30, 0, 30, 2))))
        .contains("The points all lie nearly in a line");
    assertThat(refused(List.of(first, match(10, 0, 10, 0), match(5, 9, 5, -9), match(10, 0, 4, 4))))
        .startsWith("That is point 2 again");
  }

  @Test
  void pointsInALineAreEnoughWhereTheShapeIsKept() {
    List<Match> line = List.of(match(0, 0, 0, 0), match(10, 0, 20, 0), match(30, 0, 60, 0));
    assertLies(((Fit.Placed) Fit.of(START, line, true)).placing(), match(0, 10, 0, -20));
    ScanCalibration anyway = ScanCalibration.of(START, line, false);
    assertThat(anyway.kind()).isEqualTo(Fit.Kind.SIMILARITY);
    assertThat(anyway.trouble()).isPresent();
  }

  @Test
  void aPictureIsNotSeenFromItsBack() {
    assertThat(refused(List.of(match(0, 0, 0, 0), match(10, 0, 10, 0), match(0, 10, 0, 10))))
        .contains("turned over");
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
