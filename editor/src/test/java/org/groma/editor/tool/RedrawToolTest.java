package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.editor.map.MapLayer;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class RedrawToolTest {

  private static final int ARC = Hand.border("province:dacia", "province:valachia");

  @Test
  void enterAtOnceMakesTheBorderStraight() {
    Hand hand = new Hand(RedrawTool.START).click(Hand.on(ARC)).type(Input.Key.ENTER);

    assertThat(hand.steps).containsExactly("Redraw the border …");
    assertThat(hand.project.map().arc(ARC).line().size()).isEqualTo(2);
  }

  @Test
  void theCourseMayBeClickedFromEitherEnd() {
    Line before = Hand.SAMPLE.map().arc(ARC).line();
    int a = before.last() / 3;
    int b = 2 * before.last() / 3;
    Point near = Hand.at(ARC, a);
    Point far = Hand.at(ARC, b);
    Hand forward = new Hand(RedrawTool.START).click(Hand.on(ARC), near, far).type(Input.Key.ENTER);
    Hand backward = new Hand(RedrawTool.START).click(Hand.on(ARC), far).doubleClick(near);

    assertThat(forward.steps).hasSize(1);
    assertThat(forward.project.map().arc(ARC).line().size()).isEqualTo(4);
    assertThat(backward.project).isEqualTo(forward.project);
  }

  @Test
  void aCourseThroughAnotherBorderIsRefused() {
    Hand hand =
        new Hand(RedrawTool.START)
            .click(Hand.on(ARC), Hand.middle("province:thracia"))
            .type(Input.Key.ENTER);

    assertThat(hand.steps).isEmpty();
    assertThat(hand.preview.legal()).isFalse();
    assertThat(hand.said).hasSize(1);
    assertThat(hand.type(Input.Key.ESCAPE).tool).isEqualTo(RedrawTool.START);
  }

  @Test
  void aLockedRidgeIsLeftAlone() {
    Hand hand = new Hand(RedrawTool.START).lock(MapLayer.RIDGES).click(Hand.on(ARC));

    assertThat(hand.tool).isEqualTo(RedrawTool.START);
    assertThat(hand.said).singleElement().asString().contains("'Ridges' is locked");
  }

  @Test
  void aFreeLineFromEndToEndIsTheNewCourse() {
    Line before = Hand.SAMPLE.map().arc(ARC).line();
    Hand hand = new Hand(RedrawTool.START).click(Hand.on(ARC)).press(Hand.at(ARC, 2));
    for (int i = 3; i < before.last(); i++) {
      hand.drag(Hand.at(ARC, i));
    }
    Point end = Hand.at(ARC, before.last());
    hand.release(Hand.beside(end, 0.5, 0.5));

    assertThat(hand.said).isEmpty();
    assertThat(hand.steps).containsExactly("Redraw the border …");
    assertThat(hand.project.map().arc(ARC).line().size()).isBetween(4, before.size());
  }

  @Test
  void aNaturalEdgeIsBentFromEndToEnd() {
    Hand hand = new Hand(RedrawTool.START);
    hand.choices = hand.choices.withDrawing(hand.choices.drawing().withNatural(true));
    hand.click(Hand.on(ARC)).type(Input.Key.ENTER);

    assertThat(hand.steps).hasSize(1);
    assertThat(hand.project.map().arc(ARC).line().size()).isGreaterThan(4);
  }
}
