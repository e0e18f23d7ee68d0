package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.editor.map.MapLayer;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

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

  // ---- several corners

  private static final int MIDDLE = Hand.SAMPLE.map().arc(RIDGE).line().size() / 2;

  private static final Input.Held SHIFT = new Input.Held(true, false, false);

  /** A hand that has drawn a box round three corners of the ridge that follow each other. */
  private static Hand boxed() {
    Hand hand = near();
    hand.held = SHIFT;
    hand.click(Hand.at(RIDGE, MIDDLE - 1), CORNER, Hand.at(RIDGE, MIDDLE + 1));
    hand.held = Input.Held.NONE;
    return hand;
  }

  @Test
  void severalCornersAreChosenByShiftAndClicksAndNothingMoves() {
    Hand hand = boxed();

    assertThat(hand.hint()).startsWith("3 corners chosen");
    assertThat(hand.project).isSameAs(Hand.SAMPLE);
    hand.held = SHIFT;
    hand.click(CORNER);
    assertThat(hand.hint()).startsWith("2 corners chosen");
    hand.type(Input.Key.ESCAPE);
    hand.move(CORNER);
    assertThat(hand.hint()).startsWith("Drag to move this corner");
  }

  @Test
  void aBoxChoosesWhatIsInItAndAClickBesideLetsGo() {
    Hand hand = near();
    Point free = Hand.middle("province:dacia");
    hand.press(free).drag(CORNER, Hand.beside(CORNER, 2, -2)).release(Hand.beside(CORNER, 2, -2));

    assertThat(hand.tool)
        .isInstanceOfSatisfying(
            VertexTool.class,
            tool ->
                assertThat(tool.chosen().grips()).contains(new Grip.Vertex(RIDGE, MIDDLE, CORNER)));
    assertThat(hand.steps).isEmpty();
    hand.click(free);
    assertThat(((VertexTool) hand.tool).chosen().isEmpty()).isTrue();
  }

  @Test
  void aDragOfOneMovesAllThatAreChosenAsOneStepAndTheyStayChosen() {
    Hand hand = boxed();
    Point to = Hand.beside(CORNER, 0.7, 0.5);
    hand.press(CORNER).drag(to).release(to);

    assertThat(hand.steps).containsExactly("Move 3 corners");
    for (int i = MIDDLE - 1; i <= MIDDLE + 1; i++) {
      assertThat(hand.project.map().arc(RIDGE).line().point(i).distance(coordinate(i, 0.7, 0.5)))
          .isLessThan(0.01);
    }
    assertThat(((VertexTool) hand.tool).chosen().size()).isEqualTo(3);
    Point back = Hand.beside(to, -0.7, -0.5);
    hand.press(to).drag(back).release(back);
    assertThat(hand.project.map()).isEqualTo(Hand.SAMPLE.map());
  }

  private static Coordinate coordinate(int i, double dx, double dy) {
    Point at = Hand.at(RIDGE, i);
    return new Coordinate(at.x() + dx, at.y() + dy);
  }

  @Test
  void chosenCornersAreDeletedSmoothedAndSimplifiedTogether() {
    int before = Hand.SAMPLE.map().arc(RIDGE).line().size();
    Hand deleted = boxed().type(Input.Key.DELETE);
    Hand smooth = boxed().type(Input.Key.SMOOTH);
    Hand simple = boxed();
    simple.pixel = 10; // so far from the map that no corner of it matters
    simple.type(Input.Key.SIMPLIFY);

    assertThat(deleted.steps).containsExactly("Delete 3 corners");
    assertThat(deleted.project.map().arc(RIDGE).line().size()).isEqualTo(before - 3);
    assertThat(smooth.steps).containsExactly("Smooth 3 corners");
    assertThat(smooth.project.map().arc(RIDGE).line().size()).isEqualTo(before + 3);
    assertThat(simple.project.map()).isEqualTo(deleted.project.map());
    assertThat(boxed().tool.wants(new Input.Typed(Input.Key.SMOOTH, Input.Held.NONE))).isTrue();
    assertThat(near().tool.wants(new Input.Typed(Input.Key.SMOOTH, Input.Held.NONE))).isFalse();
  }

  @Test
  void cornersThatAnUndoMovedAwayAreNoLongerChosen() {
    Hand hand = boxed();
    Point to = Hand.beside(CORNER, 0.7, 0.5);
    hand.press(CORNER).drag(to).release(to);
    hand.project = Hand.SAMPLE;
    hand.give(new Input.Left());

    assertThat(((VertexTool) hand.tool).chosen().isEmpty()).isTrue();
  }

  @Test
  void lockedCornersAreNotCaughtInABox() {
    Hand hand = near().lock(MapLayer.RIDGES);
    Point free = Hand.middle("province:dacia");
    hand.press(free).drag(CORNER, Hand.beside(CORNER, 2, -2)).release(Hand.beside(CORNER, 2, -2));

    assertThat(((VertexTool) hand.tool).chosen().grips())
        .noneMatch(grip -> grip instanceof Grip.Vertex(int arc, var _, var _) && arc == RIDGE);
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
