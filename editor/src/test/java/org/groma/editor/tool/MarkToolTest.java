package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.groma.editor.map.MapLayer;
import org.groma.model.id.RiverId;
import org.groma.model.topology.Border;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class MarkToolTest {

  private static final int PLAIN = Hand.border("province:dacia", "province:tyras");
  private static final int NEXT = Hand.border("province:valachia", "province:tyras");
  private static final int RIVER = Hand.border("province:valachia", "province:moesia-inferior");

  private static Border border(Hand hand, int arc) {
    return hand.project.map().arc(arc).border();
  }

  @Test
  void aClickMarksABorder() {
    Hand hand = new Hand(MarkTool.START);
    hand.choices = Choices.FIRST.withBorderKind("ridge");
    hand.click(Hand.on(PLAIN));

    assertThat(hand.steps).containsExactly("Mark border as ridge");
    assertThat(border(hand, PLAIN)).isEqualTo(Border.of("ridge"));
  }

  @Test
  void aBrushAlongSeveralIsOneStep() {
    Hand hand = new Hand(MarkTool.START);
    hand.press(Hand.on(PLAIN));
    for (int i = 0; i < Hand.SAMPLE.map().arc(PLAIN).line().size(); i++) {
      hand.drag(Hand.at(PLAIN, i));
    }
    hand.drag(Hand.on(NEXT)).release(Hand.on(NEXT));

    assertThat(hand.steps).hasSize(1);
    assertThat(border(hand, PLAIN).kind()).isEqualTo("river");
    assertThat(border(hand, NEXT).kind()).isEqualTo("river");
  }

  @Test
  void aRiverKeepsItsNameAndShiftMakesItPlain() {
    Hand hand = new Hand(MarkTool.START).click(Hand.on(RIVER));
    assertThat(border(hand, RIVER).river()).isEqualTo(Optional.of(new RiverId("danuvius")));

    hand.held = new Input.Held(true, false, false);
    hand.click(Hand.on(RIVER));
    assertThat(border(hand, RIVER)).isEqualTo(Border.LAND);
  }

  @Test
  void escapeInTheMiddleOfAStrokeMarksNothing() {
    Hand hand = new Hand(MarkTool.START).press(Hand.on(PLAIN)).type(Input.Key.ESCAPE);
    hand.release(Hand.on(PLAIN));

    assertThat(hand.steps).isEmpty();
    assertThat(hand.project).isSameAs(Hand.SAMPLE);
  }

  @Test
  void aCoastHasNoKind() {
    int coast = Hand.border("province:bythina", "sea:pontus-euxinus");
    Hand hand = new Hand(MarkTool.START).move(Hand.on(coast));
    assertThat(hand.preview.legal()).isFalse();

    hand.click(Hand.on(coast));
    assertThat(hand.said).singleElement().asString().startsWith("Only a border between two");
  }

  @Test
  void lockedRiversAreLeftAlone() {
    Hand hand = new Hand(MarkTool.START).lock(MapLayer.RIVERS).click(Hand.on(PLAIN));
    assertThat(hand.steps).isEmpty();

    Point far = Hand.beside(Hand.middle("province:dacia"), 0, 0);
    assertThat(hand.click(far).steps).isEmpty();
  }
}
