package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.editor.map.MapLayer;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class VertexToolTest {

  private static final int RIDGE = Hand.border("province:dacia", "province:valachia");
  private static final Point CORNER =
      Hand.at(RIDGE, Hand.SAMPLE.map().arc(RIDGE).line().size() / 2);

  @Test
  void aCornerIsMovedUnlessItsBorderIsLocked() {
    Point to = Hand.beside(CORNER, 8, 6);
    Hand free = new Hand(VertexTool.START).press(CORNER).drag(to).release(to);
    Hand locked = new Hand(VertexTool.START).lock(MapLayer.RIDGES);
    locked.press(CORNER).drag(to).release(to);

    assertThat(free.steps).containsExactly("Move vertex");
    assertThat(locked.steps).isEmpty();
    assertThat(locked.said).singleElement().asString().contains("'Ridges' is locked");
  }

  @Test
  void whereALockedBorderEndsTheOthersStayToo() {
    Point node = Hand.at(RIDGE, 0);
    Point to = Hand.beside(node, 6, 6);
    Hand hand = new Hand(VertexTool.START).lock(MapLayer.RIDGES);
    hand.press(node).drag(to).release(to);

    assertThat(hand.steps).isEmpty();
  }
}
