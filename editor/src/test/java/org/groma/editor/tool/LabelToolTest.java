package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.groma.editor.map.MapIndex;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.WrittenName;
import org.groma.exporters.picture.Typeface;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.label.LabelBook;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class LabelToolTest {

  private static final String INFERIOR = "province:moesia-inferior";
  private static final Point MIDDLE = Hand.middle(INFERIOR);

  private final Hand hand = new Hand(LabelTool.START);

  LabelToolTest() {
    write(name(MIDDLE));
  }

  private static WrittenName name(Point at) {
    return new WrittenName(
        INFERIOR,
        "Moesia Inferior",
        List.of("Moesia Inferior"),
        Typeface.ROMAN,
        0,
        at,
        0,
        10,
        0,
        false);
  }

  private void write(WrittenName name) {
    hand.names = List.of(name);
  }

  private Optional<MapLabel> label() {
    return LabelBook.of(hand.project).stored(INFERIOR);
  }

  @Test
  void aDragIsOneStepAndAClickIsNone() {
    hand.click(MIDDLE);
    assertThat(hand.steps).isEmpty();
    assertThat(hand.selected).extracting(Object::toString).containsExactly(INFERIOR);

    hand.press(MIDDLE).drag(Hand.beside(MIDDLE, 9, 2)).release(Hand.beside(MIDDLE, 12, -4));

    assertThat(hand.steps).containsExactly("Move the name of Moesia Inferior");
    assertThat(label().orElseThrow().at().orElseThrow().x())
        .isCloseTo(MIDDLE.x() + 12, within(0.01));
    assertThat(label().orElseThrow().angle()).as("as it was seen").contains(0.0);
  }

  @Test
  void tooFarFromItsPlaceANameIsRefusedBeforeItIsLetGo() {
    Point far = Hand.beside(MIDDLE, 5_000, 0);

    hand.move(MIDDLE).press(MIDDLE).drag(far);
    assertThat(hand.preview.legal()).isFalse();
    assertThat(hand.hint()).startsWith("That is too far from Moesia Inferior");

    hand.release(far);
    assertThat(hand.steps).isEmpty();
    assertThat(hand.said).hasSize(1);
  }

  @Test
  void escapeLetsGo() {
    hand.press(MIDDLE).drag(Hand.beside(MIDDLE, 20, 0));
    hand.type(Input.Key.ESCAPE).release(Hand.beside(MIDDLE, 20, 0));

    assertThat(hand.steps).isEmpty();
  }

  @Test
  void shiftTurnsBySteps() {
    Point handle = LabelGrip.TURN.handle(name(MIDDLE), ground());
    double reach = handle.x() - MIDDLE.x();
    hand.move(MIDDLE).move(handle);
    hand.held = new Input.Held(true, false, false);
    Point up = Hand.beside(MIDDLE, reach * Math.cos(0.5), reach * Math.sin(0.5));

    hand.press(handle).drag(up).release(up);

    assertThat(label().orElseThrow().angle()).contains(30.0);
  }

  private Ground ground() {
    return new Ground(
        hand.project, MapIndex.of(hand.project.map()), 1, hand.selected, hand.choices, hand.layers);
  }

  @Test
  void enterGoesThroughAllWaysToBreakAName() {
    hand.move(MIDDLE).type(Input.Key.ENTER);
    assertThat(label().orElseThrow().lines()).containsExactly("Moesia", "Inferior");

    write(name(MIDDLE).brokenInto(List.of("Moesia", "Inferior")));
    hand.move(MIDDLE).type(Input.Key.ENTER);
    assertThat(label().map(MapLabel::lines).orElse(List.of())).isEmpty();
  }

  @Test
  void whatWasNeverPlacedCannotBeReset() {
    hand.move(MIDDLE).type(Input.Key.DELETE);

    assertThat(hand.steps).isEmpty();
    assertThat(hand.said)
        .containsExactly("The name of Moesia Inferior is set by the program already.");
  }

  @Test
  void aLockedOrHiddenLayerIsLeftAlone() {
    hand.lock(MapLayer.LABELS).move(MIDDLE).press(MIDDLE);
    hand.drag(Hand.beside(MIDDLE, 30, 0)).release(Hand.beside(MIDDLE, 30, 0));
    hand.move(MIDDLE).type(Input.Key.HIDE);

    assertThat(hand.steps).isEmpty();
    assertThat(hand.said).isNotEmpty().allMatch(said -> said.contains("locked"));
  }

  @Test
  void theWheelIsTakenOverTheNameOnly() {
    hand.move(MIDDLE);

    assertThat(hand.tool.wants(new Input.Scrolled(MIDDLE, 1))).isTrue();
    assertThat(hand.tool.wants(new Input.Scrolled(Hand.beside(MIDDLE, 0, 60), 1))).isFalse();
    hand.give(new Input.Scrolled(MIDDLE, 1)).give(new Input.Scrolled(MIDDLE, 1));
    assertThat(label().orElseThrow().size()).contains(1.21);
    assertThat(hand.steps).hasSize(1);
    hand.move(Hand.beside(MIDDLE, 0, 300));
    assertThat(hand.tool.wants(new Input.Typed(Input.Key.HIDE, Input.Held.NONE))).isFalse();
  }
}
