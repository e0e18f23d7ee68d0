package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.model.project.Projection;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class MeasureToolTest {

  private static final Point A = Hand.middle("province:dacia");
  private static final Point B = Hand.middle("province:thracia");

  private static String caption(Hand hand) {
    return hand.preview.shapes().stream()
        .filter(Preview.Caption.class::isInstance)
        .map(shape -> ((Preview.Caption) shape).text())
        .findFirst()
        .orElse("");
  }

  @Test
  void theLengthIsShownInKilometresAndUnits() {
    Hand hand = new Hand(MeasureTool.START);
    hand.held = new Input.Held(false, false, true); // Alt: nothing snaps
    hand.click(A).move(B);
    Length length = Length.of(List.of(A, B), Hand.SAMPLE.projection());

    assertThat(caption(hand))
        .isEqualTo(length.in(LengthUnit.KILOMETRES))
        .contains(" km · ")
        .endsWith(" units");
    assertThat(length.kilometres().orElseThrow() / length.units()).isBetween(0.97, 1.03);
  }

  @Test
  void aDegreeOfTheEquatorIsAHundredAndElevenKilometres() {
    Length degree = Length.of(List.of(new Point(10, 0), new Point(11, 0)), Projection.LONLAT);

    assertThat(degree.kilometres().orElseThrow())
        .isCloseTo(111.2, org.assertj.core.api.Assertions.within(0.1));
    assertThat(Length.of(List.of(A, B), Projection.NONE).in(LengthUnit.MILES)).doesNotContain("km");
  }

  @Test
  void aFinishedLineStaysUntilTheNextClick() {
    Hand hand = new Hand(MeasureTool.START).click(A).doubleClick(B).move(A);
    String measured = caption(hand);
    assertThat(measured).isNotEmpty();

    hand.click(A);
    assertThat(caption(hand)).isEmpty();
    assertThat(hand.type(Input.Key.ESCAPE).tool).isEqualTo(MeasureTool.START);
  }
}
