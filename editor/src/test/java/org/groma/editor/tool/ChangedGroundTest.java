package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

class ChangedGroundTest {

  private static final Topology MAP = Hand.SAMPLE.map();
  private static final int BORDER = Hand.border("province:dacia", "province:valachia");
  private static final Line LINE = MAP.arc(BORDER).line();

  @Test
  void aMovedCornerChangesItsTwoPiecesOfBorderOnly() {
    int middle = LINE.last() / 2;
    Point to = Hand.beside(Hand.at(BORDER, middle), 8, 6);
    Hand hand = new Hand(VertexTool.START).press(Hand.at(BORDER, middle)).drag(to);
    Preview.Drawn drawn =
        hand.preview.shapes().stream()
            .filter(Preview.Drawn.class::isInstance)
            .map(Preview.Drawn.class::cast)
            .findFirst()
            .orElseThrow();

    Envelope expected = new Envelope(to.x(), to.x(), to.y(), to.y());
    for (int i = middle - 1; i <= middle + 1; i++) {
      expected.expandToInclude(LINE.x(i), LINE.y(i));
    }
    assertThat((Object) ChangedGround.of(MAP, drawn.project().map(), Set.of(BORDER)))
        .isEqualTo(expected);
  }

  @Test
  void aBorderThatRunsAsBeforeCountsWhole() {
    Envelope whole = new Envelope();
    for (int i = 0; i <= LINE.last(); i++) {
      whole.expandToInclude(LINE.x(i), LINE.y(i));
    }

    assertThat((Object) ChangedGround.of(MAP, MAP, Set.of(BORDER))).isEqualTo(whole);
  }
}
