package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.editor.map.Dressing;
import org.groma.editor.scan.Picture;
import org.groma.editor.scan.Pixel;
import org.groma.editor.scan.Placing;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

class PlaceToolTest {

  private static final Placing START =
      Placing.inside(new Envelope(100_000, 100_400, 100_000, 100_200), 400, 200);

  /** Away from the map, where nothing is near to snap to. */
  private static Point at(double x, double y) {
    return new Point(100_000 + x, 100_000 + y);
  }

  private final Hand hand = new Hand(PlaceTool.START);

  PlaceToolTest() {
    hand.scan = Optional.of(new Dressing.Scan(new Picture(400, 200, List.of()), START));
  }

  private Placing shown() {
    return hand.preview.shapes().stream()
        .filter(Preview.Picture.class::isInstance)
        .map(shape -> ((Preview.Picture) shape).placing())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void twoPairsOfClicksPlaceThePictureAndEnterAcceptsIt() {
    hand.click(at(0, 200)).move(at(50, 250));
    assertThat(shown().point(new Pixel(0, 0))).isEqualTo(at(50, 250));
    hand.click(at(50, 250)).type(Input.Key.ENTER);
    assertThat(hand.said).containsExactly("Match two points of the image first.");
    hand.click(at(450, 250)).click(at(50, 650));
    assertThat(hand.hint()).startsWith("Enter accepts.");
    hand.type(Input.Key.ENTER);

    Placing there = hand.placed.getFirst().orElseThrow();
    assertThat(there.point(new Pixel(400, 0))).isEqualTo(at(50, 650));
    assertThat(there.point(new Pixel(0, 200))).isEqualTo(at(250, 250));
    assertThat(hand.steps).isEmpty();
  }

  @Test
  void aPointMayBeDraggedAndTakenBack() {
    hand.press(at(0, 200)).drag(at(20, 220), at(40, 240)).release(at(40, 240));
    assertThat(shown().point(new Pixel(0, 0))).isEqualTo(at(40, 240));
    hand.click(at(100, 200)).type(Input.Key.BACKSPACE); // picked, and not put anywhere yet
    assertThat(((PlaceTool) hand.tool).matches()).hasSize(1);
    hand.type(Input.Key.BACKSPACE);
    assertThat(shown()).isEqualTo(START);
    assertThat(hand.tool).isEqualTo(PlaceTool.START);
  }

  @Test
  void whatCannotBeIsRedAndNotTaken() {
    hand.click(at(0, 200)).click(at(0, 200)).click(at(400, 200)).move(at(0, 200));
    assertThat(hand.preview.legal()).isFalse();
    assertThat(hand.hint()).startsWith("That is the first point again");
    hand.click(at(0, 200)).click(at(400, 250));
    assertThat(hand.hint()).startsWith("Enter accepts.");
    hand.click(at(3000, 3000));
    assertThat(((PlaceTool) hand.tool).matches()).hasSize(2);
  }

  @Test
  void besideThePictureNothingIsPicked() {
    hand.press(at(0, 500));
    assertThat(hand.preview.legal()).isFalse();
    assertThat(hand.tool).isEqualTo(PlaceTool.START);
  }

  @Test
  void escapeGivesItUpAtAnyTime() {
    hand.click(at(0, 200)).click(at(50, 250)).click(at(100, 200)).type(Input.Key.ESCAPE);
    assertThat(hand.placed).containsExactly(Optional.empty());
    assertThat(hand.tool).isEqualTo(PlaceTool.START);
  }

  @Test
  void withoutAPictureItSaysWhereToGetOne() {
    hand.scan = Optional.empty();
    hand.click(at(0, 0));
    assertThat(hand.hint()).startsWith("There is no image");
  }
}
