package org.groma.exporters.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.assertj.core.data.Offset;
import org.groma.model.topology.Line;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

class RoomSearchTest {

  /** Twice as wide as high, at size 1. */
  private static final TextBlock TEXT = new TextBlock(List.of("Gallia"), 2, 1);

  private static final Wish WISH = new Wish(1, 100, 1, 1);

  private static Room rectangle(double width, double height) {
    return new Room(
        List.of(Line.of(0, 0, width, 0, width, height, 0, height, 0, 0)),
        List.of(new boolean[4]),
        new Coordinate(width / 2, height / 2),
        new Axis(0, 1),
        1);
  }

  @Test
  void aTextFillsARectangleOfItsOwnShape() {
    Spot spot =
        new RoomSearch(rectangle(40, 20), List.of()).find(List.of(TEXT), WISH).orElseThrow();
    assertThat(spot.size()).isCloseTo(20, Offset.offset(0.1));
    assertThat(spot.x()).isCloseTo(20, Offset.offset(0.1));
    assertThat(spot.y()).isCloseTo(10, Offset.offset(0.1));
  }

  @Test
  void aTextGivesWayToWhatIsThereAlready() {
    TextBox taken = TextBox.upright(20, 15, 40, 10);
    Spot spot =
        new RoomSearch(rectangle(40, 20), List.of(taken)).find(List.of(TEXT), WISH).orElseThrow();
    assertThat(spot.size()).isCloseTo(10, Offset.offset(0.2));
    assertThat(spot.box().overlaps(taken)).isFalse();
  }

  @Test
  void aTextThatIsTooWideHasNoPlace() {
    Optional<Spot> spot =
        new RoomSearch(rectangle(40, 20), List.of()).find(List.of(TEXT), new Wish(21, 100, 1, 1));
    assertThat(spot).isEmpty();
  }

  @Test
  void aTextMayStickOutWhereItIsAllowedTo() {
    Spot spot =
        new RoomSearch(rectangle(40, 20), List.of())
            .find(List.of(TEXT), new Wish(1, 100, 0.5, 1))
            .orElseThrow();
    assertThat(spot.size()).isGreaterThan(25);
  }

  @Property
  void theDistanceToAPieceIsTheLeastOverItsPoints(
      @ForAll @DoubleRange(min = -9, max = 9) double ax,
      @ForAll @DoubleRange(min = -9, max = 9) double ay,
      @ForAll @DoubleRange(min = -9, max = 9) double bx,
      @ForAll @DoubleRange(min = -9, max = 9) double by) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= 1000; i++) {
      double x = ax + (bx - ax) * i / 1000;
      double y = ay + (by - ay) * i / 1000;
      least = Math.min(least, Math.max(Math.abs(x), Math.abs(y)));
    }
    assertThat(RoomSearch.squareDistance(ax, ay, bx, by)).isCloseTo(least, Offset.offset(0.02));
  }
}
