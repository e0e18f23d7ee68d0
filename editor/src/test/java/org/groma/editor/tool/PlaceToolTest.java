package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.groma.editor.scan.CalibrationDraft;
import org.groma.editor.scan.CalibrationDraft.Way;
import org.groma.editor.scan.Match;
import org.groma.editor.scan.Picture;
import org.groma.editor.scan.Pixel;
import org.groma.editor.scan.Placing;
import org.groma.editor.scan.ScanShelf;
import org.groma.editor.scan.TracedScan;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

class PlaceToolTest {

  private static final Placing START =
      Placing.inside(new Envelope(100_000, 100_400, 100_000, 100_200), 400, 200);

  private static final TracedScan SCAN =
      TracedScan.of(1, Path.of("atlas.png"), new Picture(400, 200, List.of()), START);

  /** Away from the map, where nothing is near to snap to. */
  private static Point at(double x, double y) {
    return new Point(100_000 + x, 100_000 + y);
  }

  private final Hand hand = new Hand(PlaceTool.START);

  PlaceToolTest() {
    hand.scans = ScanShelf.EMPTY.drafting(CalibrationDraft.of(SCAN));
  }

  private Placing shown() {
    return hand.preview.shapes().stream()
        .filter(Preview.Picture.class::isInstance)
        .map(shape -> ((Preview.Picture) shape).placing())
        .findFirst()
        .orElseThrow();
  }

  private CalibrationDraft draft() {
    return hand.scans.draft().orElseThrow();
  }

  private List<Match> matches() {
    return draft().scan().matches();
  }

  private void by(Way way) {
    hand.scans = hand.scans.drafting(draft().by(way));
  }

  private static void assertNear(Point actual, Point wanted) {
    assertThat(actual.x()).isCloseTo(wanted.x(), within(1e-6));
    assertThat(actual.y()).isCloseTo(wanted.y(), within(1e-6));
  }

  @Test
  void twoPairsOfClicksPlaceThePictureAndEnterAcceptsIt() {
    hand.click(at(0, 200)).move(at(50, 250));
    assertNear(shown().point(new Pixel(0, 0)), at(50, 250));
    hand.click(at(50, 250), at(450, 250), at(50, 650));
    assertThat(hand.hint()).startsWith("Enter accepts.");
    hand.type(Input.Key.ENTER);

    assertThat(hand.placed).containsExactly(true);
    Placing there = hand.scans.chosen().orElseThrow().placing();
    assertNear(there.point(new Pixel(400, 0)), at(50, 650));
    assertNear(there.point(new Pixel(0, 200)), at(250, 250));
    assertThat(hand.steps).isEmpty();
  }

  @Test
  void anyNumberOfPointsIsTakenAndTheHintTellsTheErrorBeforeTheClick() {
    Point[][] pairs = {
      {at(0, 200), at(1000, 1200)}, {at(1400, 1200), at(1400, 1200)},
      {at(1000, 1000), at(1000, 1000)}, {at(1400, 1000), at(1440, 1000)},
    };
    for (Point[] pair : pairs) {
      hand.click(pair[0]).move(pair[1]);
      if (matches().size() == 3) {
        assertThat(hand.hint()).startsWith("Error: ");
      }
      hand.click(pair[1]);
    }
    assertThat(matches()).hasSize(4);
    assertThat(draft().scan().calibration().error()).isCloseTo(10, within(1e-6));
  }

  @Test
  void aPointMayBeDraggedAndTakenBack() {
    hand.press(at(0, 200)).drag(at(20, 220), at(40, 240)).release(at(40, 240));
    assertNear(shown().point(new Pixel(0, 0)), at(40, 240));
    hand.click(at(100, 200)).type(Input.Key.BACKSPACE); // picked, and not put anywhere yet
    assertThat(matches()).hasSize(1);
    hand.type(Input.Key.BACKSPACE);
    assertThat(shown()).isEqualTo(START);
    assertThat(draft()).isEqualTo(CalibrationDraft.of(SCAN));
  }

  @Test
  void aPointOnTheMapIsTakenHoldOfAndBroughtElsewhere() {
    hand.click(at(0, 200), at(0, 200), at(400, 200), at(400, 200));
    hand.press(at(402, 201)).release(at(402, 201)); // only touched
    assertThat(matches().getLast().point()).isEqualTo(at(400, 200));
    hand.press(at(400, 200)).drag(at(500, 200), at(800, 200));
    assertNear(shown().point(new Pixel(200, 0)), at(400, 200));
    hand.release(at(800, 200));
    assertThat(matches()).hasSize(2);
    assertThat(matches().getLast()).isEqualTo(new Match(new Pixel(400, 0), at(800, 200)));
    hand.press(at(800, 200)).drag(at(0, 200));
    assertThat(hand.preview.legal()).isFalse();
    hand.release(at(0, 200));
    assertThat(matches().getLast().point()).isEqualTo(at(800, 200));
  }

  @Test
  void whatCannotBeIsRedAndNotTaken() {
    hand.click(at(0, 200)).click(at(0, 200)).click(at(400, 200)).move(at(0, 200));
    assertThat(hand.preview.legal()).isFalse();
    assertThat(hand.hint()).startsWith("That is point 1 again");
    hand.click(at(0, 200)).click(at(400, 200)).click(at(200, 200)).click(at(200, 200));
    assertThat(hand.hint()).contains("nearly in a line");
    assertThat(matches()).hasSize(2);
  }

  @Test
  void besideThePictureNothingIsPicked() {
    hand.press(at(0, 500));
    assertThat(hand.preview.legal()).isFalse();
    assertThat(draft().picked()).isEmpty();
  }

  @Test
  void aLineIsDrawnByTwoClicksOrADragAndWaitsForItsLength() {
    by(Way.DISTANCE);
    hand.click(at(100, 100)).move(at(200, 100));
    assertThat(hand.preview.shapes()).anyMatch(Preview.Trace.class::isInstance);
    hand.click(at(300, 100));
    assertThat(draft().picked()).containsExactly(new Pixel(100, 100), new Pixel(300, 100));
    hand.type(Input.Key.ENTER);
    assertThat(hand.said).singleElement().asString().startsWith("Type how long that is");
    assertThat(hand.placed).isEmpty();

    hand.press(at(0, 0)).drag(at(50, 50), at(100, 0)).release(at(100, 0));
    assertThat(draft().picked()).containsExactly(new Pixel(0, 200), new Pixel(100, 200));
    assertThat(matches()).isEmpty();
  }

  @Test
  void aPointWaitsForItsCoordinatesAndTheNextClickTakesItsPlace() {
    by(Way.COORDINATES);
    hand.click(at(100, 100), at(200, 100));
    assertThat(draft().picked()).containsExactly(new Pixel(200, 100));
    assertThat(hand.hint()).startsWith("Type where that point lies");
    assertThat(matches()).isEmpty();
  }

  @Test
  void escapeLetsGoOfWhatIsPickedAndThenGivesUp() {
    hand.click(at(0, 200)).click(at(50, 250)).click(at(100, 200)).type(Input.Key.ESCAPE);
    assertThat(draft().picked()).isEmpty();
    assertThat(matches()).hasSize(1);
    hand.type(Input.Key.ESCAPE);
    assertThat(hand.placed).containsExactly(false);
    assertThat(hand.scans)
        .isEqualTo(new ScanShelf(List.of(), hand.scans.choice(), java.util.Optional.empty()));
  }

  @Test
  void withoutAPictureItSaysWhereToGetOneAndOneThatIsLockedStays() {
    hand.scans = ScanShelf.EMPTY;
    hand.click(at(0, 0));
    assertThat(hand.hint()).startsWith("There is no image");
    hand.scans = ScanShelf.of(List.of(SCAN.locked(true))).calibrating();
    hand.click(at(100, 100));
    assertThat(hand.hint()).isEqualTo("atlas is locked: unlock it in Scans to place it.");
  }
}
