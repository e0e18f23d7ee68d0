package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.editor.map.MapLayer;
import org.groma.model.topology.Line;
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

    assertThat(free.steps).containsExactly("Move a corner of …");
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

  @Test
  void aClickLeavesTheMapAsItIs() {
    Point besideCorner = Hand.beside(CORNER, 0.5, 0.4);
    Point onBorder = between();
    Hand hand = near().click(CORNER, besideCorner, onBorder);
    hand.press(besideCorner).drag(Hand.beside(besideCorner, 0.2, 0.2));
    hand.release(Hand.beside(besideCorner, 0.2, 0.2));

    assertThat(hand.steps).isEmpty();
    assertThat(hand.project).isSameAs(Hand.SAMPLE);
  }

  @Test
  void aCornerKeepsItsDistanceToThePointer() {
    Point grasped = Hand.beside(CORNER, 0.5, 0.4);
    Hand hand = near().press(grasped).drag(Hand.beside(grasped, 0.8, 0.6));
    hand.release(Hand.beside(grasped, 0.8, 0.6));

    assertThat(hand.steps).containsExactly("Move a corner of …");
    assertThat(hand.project.map().arc(RIDGE).line().coordinates())
        .anyMatch(at ->
            Math.hypot(at.x - CORNER.x() - 0.8, at.y - CORNER.y() - 0.6)
                <= hand.project.map().precision().step());
  }

  @Test
  void whoComesBackToWhereTheDragBeganLeavesTheMapAsItIs() {
    Hand hand = near().press(CORNER).drag(Hand.beside(CORNER, 2, 0.9), CORNER);
    hand.release(CORNER);

    assertThat(hand.steps).isEmpty();
  }

  @Test
  void aDoubleClickEnterOrADragOnABorderMakesACorner() {
    Point onBorder = between();
    int before = Hand.SAMPLE.map().arc(RIDGE).line().size();
    Hand twice = near().doubleClick(onBorder);
    Hand key = near().move(onBorder).type(Input.Key.ENTER);
    Hand bent = near().press(onBorder).drag(Hand.beside(onBorder, 0.6, 0.3));
    bent.release(Hand.beside(onBorder, 0.6, 0.3));

    assertThat(twice.steps).containsExactly("Add a corner to …");
    assertThat(key.steps).containsExactly("Add a corner to …");
    assertThat(bent.steps).containsExactly("Bend the border …");
    assertThat(twice.project.map().arc(RIDGE).line().size()).isEqualTo(before + 1);
    assertThat(key.project.map()).isEqualTo(twice.project.map());
    assertThat(bent.project.map().arc(RIDGE).line().size()).isEqualTo(before + 1);
  }

  @Test
  void aMenuMayAddACornerToABorderAndDeleteOneUnlessItIsLocked() {
    Hand free = near();
    Hand locked = near().lock(MapLayer.RIDGES);

    assertThat(VertexTool.addCorner(between(), free.ground()).orElseThrow().name())
        .isEqualTo("Add a corner to …");
    assertThat(VertexTool.deleteCorner(CORNER, free.ground()).orElseThrow().name())
        .isEqualTo("Delete a corner of …");
    assertThat(VertexTool.addCorner(CORNER, free.ground())).isEmpty();
    assertThat(VertexTool.deleteCorner(between(), free.ground())).isEmpty();
    assertThat(VertexTool.addCorner(between(), locked.ground())).isEmpty();
  }

  /** So near to the map that there is room to point between two corners of a border. */
  private static Hand near() {
    Hand hand = new Hand(VertexTool.START);
    hand.pixel = 0.1;
    return hand;
  }

  /** A point of the longest stretch of the border, as far from its corners as can be. */
  private static Point between() {
    Line line = Hand.SAMPLE.map().arc(RIDGE).line();
    int longest = 0;
    for (int i = 1; i < line.last(); i++) {
      if (line.point(i).distance(line.point(i + 1))
          > line.point(longest).distance(line.point(longest + 1))) {
        longest = i;
      }
    }
    return new Point(
        (line.x(longest) + line.x(longest + 1)) / 2, (line.y(longest) + line.y(longest + 1)) / 2);
  }
}
