package org.groma.editor.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class ScanShelfTest {

  private static final Picture PICTURE = new Picture(40, 20, List.of());
  private static final Placing THERE = new Placing(1, 0, 0, 0, -1, 0);
  private static final Match MATCH = new Match(new Pixel(3, 4), new Point(5, 6));

  private static TracedScan scan(int number) {
    return TracedScan.of(number, Path.of("/scans/map-" + number + ".png"), PICTURE, THERE);
  }

  private static List<Integer> numbers(ScanShelf shelf) {
    return shelf.scans().stream().map(TracedScan::number).toList();
  }

  private final ScanShelf three = ScanShelf.of(List.of(scan(1), scan(2), scan(3)));

  @Test
  void whatIsPlacedCountsOnlyOnceItIsAccepted() {
    ScanShelf fresh = three.drafting(CalibrationDraft.of(scan(three.nextNumber()).with(MATCH)));
    assertThat(numbers(fresh)).containsExactly(1, 2, 3);
    assertThat(fresh.givenUp().scans()).isEqualTo(three.scans());
    assertThat(numbers(fresh.accepted())).containsExactly(1, 2, 3, 4);
    assertThat(fresh.accepted().chosen().orElseThrow().matches()).containsExactly(MATCH);

    ScanShelf again = three.choosing(2).calibrating();
    assertThat(again.lying()).extracting(TracedScan::number).containsExactly(1, 3);
    ScanShelf moved =
        again.drafting(CalibrationDraft.of(again.draft().orElseThrow().scan().with(MATCH)));
    assertThat(moved.givenUp().scans()).isEqualTo(three.scans());
    assertThat(moved.accepted().find(2).orElseThrow().placing())
        .isEqualTo(new Placing(1, 0, 2, 0, -1, 10));
  }

  @Test
  void whoeverTakesThePointsAwayLaterFindsThePictureWhereItLay() {
    ScanShelf placed = three.drafting(CalibrationDraft.of(scan(3).with(MATCH))).accepted();
    TracedScan lies = placed.find(3).orElseThrow();
    assertThat(lies.without(0).placing()).isEqualTo(lies.placing());
    assertThat(lies.placing()).isNotEqualTo(THERE);
  }

  @Test
  void picturesAreRaisedLoweredHiddenAndTakenAway() {
    assertThat(numbers(three.raised(1, 1))).containsExactly(2, 1, 3);
    assertThat(numbers(three.raised(3, -1))).containsExactly(1, 3, 2);
    assertThat(three.raised(3, 1)).isEqualTo(three);
    assertThat(three.raised(9, 1)).isEqualTo(three);
    assertThat(three.changing(2, scan -> scan.shown(false)).lying())
        .extracting(TracedScan::number)
        .containsExactly(1, 3);
    ScanShelf without = three.choosing(2).without(2);
    assertThat(numbers(without)).containsExactly(1, 3);
    assertThat(without.chosen().map(TracedScan::number)).contains(3);
    assertThat(numbers(without.with(1, scan(2)))).containsExactly(1, 2, 3);
  }

  @Test
  void oneThatIsLockedOrNotReadIsNotPlaced() {
    assertThat(three.changing(3, scan -> scan.locked(true)).calibrating().draft()).isEmpty();
    assertThat(
            three
                .changing(3, scan -> scan.read(scan.file(), Optional.empty()))
                .calibrating()
                .draft())
        .isEmpty();
    assertThat(ScanShelf.EMPTY.calibrating()).isEqualTo(ScanShelf.EMPTY);
  }

  @Test
  void whatIsWrittenDownIsReadAgain() {
    List<TracedScan> scans =
        List.of(
            scan(1).with(MATCH).keepingShape(true).named("Sheet „Süd\""),
            scan(2).shown(false).locked(true).faded(0.25));
    List<TracedScan> unread =
        scans.stream().map(scan -> scan.read(scan.file(), Optional.empty())).toList();
    assertThat(ScanNotes.read(ScanNotes.write(scans))).isEqualTo(unread);
  }

  @Test
  void whatAnOlderGromaWroteIsReadAndGarbageIsLeftOut() {
    assertThat(ScanNotes.older("/scans/map-1.png", THERE.written()))
        .contains(scan(1).read(Path.of("/scans/map-1.png"), Optional.empty()));
    assertThat(ScanNotes.older("/scans/map-1.png", "1 2 3")).isEmpty();
    for (String garbage :
        List.of("", "{", "7", "{\"a\": 1}", "[1, null, {}]", "[{\"file\": \"x\"}]")) {
      assertThat(ScanNotes.read(garbage)).as(garbage).isEmpty();
    }
    assertThat(
            ScanNotes.read(
                "[{\"file\": \"a.png\", \"placing\": \"1 0 0 0 -1 0\", \"matches\": [[1, 2], [1, 2,"
                    + " 3, \"x\"], [1, 2, 3, 4]]}]"))
        .singleElement()
        .satisfies(scan -> {
          assertThat(scan.name()).isEqualTo("a");
          assertThat(scan.visible()).isTrue();
          assertThat(scan.matches()).containsExactly(new Match(new Pixel(1, 2), new Point(3, 4)));
        });
  }
}
