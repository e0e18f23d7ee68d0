package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.groma.editor.map.MapIndex;
import org.groma.editor.map.MapLayer;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Stays;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

class DrawToolTest {

  private static final Point MIDDLE = Hand.middle("province:dacia");
  private static final Point LEFT = Hand.beside(MIDDLE, -25, -15);
  private static final Point RIGHT = Hand.beside(MIDDLE, 25, -15);
  private static final Point TOP = Hand.beside(MIDDLE, 0, 25);

  @Test
  void cornersAndEnterMakeAProvinceInOneStep() {
    Hand hand = taking().click(LEFT, RIGHT, TOP).type(Input.Key.ENTER);

    assertThat(hand.steps).containsExactly("Draw province");
    assertThat(hand.project.provinces().find("new-province")).isPresent();
    assertThat(hand.project.map().facesOf(Hand.place("province:new-province"))).hasSize(1);
    assertThat(hand.selected).containsExactly(Subject.parse("province:new-province"));
    assertThat(hand.tool).isEqualTo(DrawTool.PROVINCE);
  }

  @Test
  void aSecondProvinceHasAnotherNameAndId() {
    Hand hand = taking().click(LEFT, RIGHT, TOP).type(Input.Key.ENTER);
    Point next = Hand.middle("province:gothia");
    hand.click(Hand.beside(next, -20, -15), Hand.beside(next, 20, -15), Hand.beside(next, 0, 20));
    hand.type(Input.Key.ENTER);

    assertThat(hand.project.provinces().find("new-province-2").orElseThrow().name())
        .isEqualTo("New province 2");
  }

  @Test
  void aClickOnTheFirstCornerCloses() {
    Hand hand = taking().click(LEFT, RIGHT, TOP, Hand.beside(LEFT, 3, 2));

    assertThat(hand.steps).hasSize(1);
  }

  @Test
  void aDoubleClickSetsTheLastCornerAndCloses() {
    Hand hand = taking().click(LEFT, RIGHT).doubleClick(TOP);

    assertThat(hand.steps).hasSize(1);
    assertThat(
            hand.project
                .map()
                .area(hand.project.map().facesOf(Hand.place("province:new-province")).getFirst()))
        .isCloseTo(1000, org.assertj.core.api.Assertions.within(1.0));
  }

  @Test
  void thePreviewShowsTheProvinceBeforeItIsThere() {
    Hand hand = taking().click(LEFT, RIGHT).move(TOP);

    assertThat(hand.preview.legal()).isTrue();
    assertThat(hand.preview.shapes()).hasAtLeastOneElementOfType(Preview.Drawn.class);
    assertThat(hand.project).isSameAs(Hand.SAMPLE);
  }

  @Test
  void anOutlineThatCrossesItselfIsRedAndSaysWhy() {
    Hand hand = taking().click(LEFT, RIGHT, TOP).move(Hand.beside(MIDDLE, 5, -30));

    assertThat(hand.preview.legal()).isFalse();
    assertThat(hand.hint()).contains("must not cross itself");

    hand.click(Hand.beside(MIDDLE, 5, -30)).type(Input.Key.ENTER);
    assertThat(hand.steps).isEmpty();
    assertThat(hand.said).hasSize(1);
    hand.type(Input.Key.BACKSPACE).type(Input.Key.ENTER);
    assertThat(hand.steps).hasSize(1);
  }

  @Test
  void nearACornerThePointerSnapsToItVisibly() {
    int arc = Hand.border("province:dacia", "province:valachia");
    Point node = Hand.at(arc, 0);
    Hand hand = taking().move(Hand.beside(node, 3, 3));

    assertThat(hand.preview.shapes()).contains(new Preview.Target(node));
  }

  @Test
  void aProvinceMayLeanOnABorder() {
    int arc = Hand.border("province:dacia", "province:valachia");
    Point near = Hand.at(arc, Hand.SAMPLE.map().arc(arc).line().size() / 2);
    Hand hand = taking().click(Hand.beside(near, 2, 1), LEFT, RIGHT).type(Input.Key.ENTER);

    assertThat(hand.steps).hasSize(1);
    int fresh = hand.project.map().facesOf(Hand.place("province:new-province")).getFirst();
    assertThat(hand.project.map().arcsOf(fresh).boxed())
        .anySatisfy(each ->
            assertThat(hand.project.map().arc(each).line().coordinates())
                .anyMatch(at -> at.x == near.x() && at.y == near.y()));
  }

  @Test
  void escapeForgetsAll() {
    Hand hand = taking().click(LEFT, RIGHT, TOP).type(Input.Key.ESCAPE);

    assertThat(hand.tool).isEqualTo(DrawTool.PROVINCE);
    assertThat(hand.preview).isEqualTo(Preview.NONE);
    assertThat(hand.steps).isEmpty();
  }

  @Test
  void aSeaZoneIsDrawnAlike() {
    Point at = Hand.middle("sea:pontus-euxinus");
    Hand hand =
        new Hand(DrawTool.SEA)
            .click(Hand.beside(at, -20, -20), Hand.beside(at, 20, -20), Hand.beside(at, 0, 20))
            .type(Input.Key.ENTER);

    assertThat(hand.steps).containsExactly("Sea zone");
    assertThat(hand.project.seas().find("new-sea-zone")).isPresent();
    assertThat(hand.project.map().facesOf(Hand.place("sea:new-sea-zone"))).hasSize(1);
  }

  @Test
  void lockedBordersAreLeftAlone() {
    Hand hand = taking().lock(MapLayer.BORDERS).click(LEFT);

    assertThat(hand.tool).isEqualTo(DrawTool.PROVINCE);
    assertThat(hand.said)
        .containsExactly("The layer 'Borders' is locked; unlock it in the list of layers first.");
  }

  /** A hand that carves provinces out of provinces. */
  private static Hand taking() {
    return hand(DrawTool.PROVINCE, style -> style.withStays(Stays.NOTHING));
  }

  private static Hand hand(Tool tool, UnaryOperator<DrawingStyle> how) {
    Hand hand = new Hand(tool);
    hand.choices = hand.choices.withDrawing(how.apply(hand.choices.drawing()));
    return hand;
  }

  private static double area(Hand hand, String place) {
    return hand.project.map().facesOf(Hand.place(place)).stream()
        .mapToDouble(hand.project.map()::area)
        .sum();
  }

  @Test
  void landStaysUnlessItIsToBeTakenAndWhatIsTakenIsSaid() {
    Hand stays = new Hand(DrawTool.PROVINCE).click(LEFT, RIGHT).move(TOP);
    assertThat(stays.preview.legal()).isFalse();
    assertThat(stays.hint())
        .isEqualTo(
            "Everything within the outline stays as it is: there is nothing to take."
                + " Choose \"Take what lies beneath\" to draw over it.");

    Hand takes = taking().click(LEFT, RIGHT).move(TOP);
    assertThat(takes.hint()).startsWith("Takes part of Dacia. ");
  }

  @Test
  void aSeaRoundAnIslandLeavesTheIslandAsItIs() {
    Hand hand = new Hand(DrawTool.SEA);
    Envelope box =
        MapIndex.envelope(Hand.SAMPLE.map(), Hand.SAMPLE.map().face(Hand.face("province:creta")));
    box.expandBy(15);
    hand.held = new Input.Held(false, false, true);
    double before = area(hand, "province:creta");
    hand.click(
            new Point(box.getMinX(), box.getMinY()),
            new Point(box.getMaxX(), box.getMinY()),
            new Point(box.getMaxX(), box.getMaxY()),
            new Point(box.getMinX(), box.getMaxY()))
        .type(Input.Key.ENTER);

    assertThat(hand.said).isEmpty();
    assertThat(hand.steps).containsExactly("Sea zone");
    assertThat(area(hand, "province:creta")).isEqualTo(before);
    assertThat(area(hand, "sea:new-sea-zone")).isPositive();
  }

  @Test
  void whatWouldBeCoveredWholeIsNamed() {
    Hand hand = taking();
    hand.held = new Input.Held(false, false, true);
    Envelope box = new Envelope();
    for (int face : Hand.SAMPLE.map().facesOf(Hand.place("province:creta"))) {
      box.expandToInclude(MapIndex.envelope(Hand.SAMPLE.map(), Hand.SAMPLE.map().face(face)));
    }
    box.expandBy(15);
    hand.click(
            new Point(box.getMinX(), box.getMinY()),
            new Point(box.getMaxX(), box.getMinY()),
            new Point(box.getMaxX(), box.getMaxY()))
        .move(new Point(box.getMinX(), box.getMaxY()));

    assertThat(hand.preview.legal()).isFalse();
    assertThat(hand.hint())
        .startsWith("This would cover ")
        .contains("Creta")
        .contains("choose \"Land stays\"");
  }

  @Test
  void aFreeLineRoundAPlaceClosesWhereItBegan() {
    Hand hand = taking();
    List<Point> way = round(30);
    hand.press(way.getFirst()).drag(way.toArray(Point[]::new));
    assertThat(hand.hint()).contains("Let go");
    hand.release(way.getFirst());

    assertThat(hand.steps).containsExactly("Draw province");
    double area = area(hand, "province:new-province");
    assertThat(area).isCloseTo(Math.PI * 900, org.assertj.core.api.Assertions.within(250.0));
    int face = hand.project.map().facesOf(Hand.place("province:new-province")).getFirst();
    assertThat(
            hand.project
                .map()
                .face(face)
                .halves()
                .map(h -> hand.project.map().line(h).size())
                .sum())
        .as("corners of 120 moments of the hand")
        .isBetween(8, 40);
  }

  @Test
  void clicksAndFreeLinesMakeOneOutlineAndBackspaceTakesAWholeStroke() {
    Hand hand = taking().click(LEFT);
    hand.press(RIGHT);
    for (int i = 1; i <= 20; i++) {
      hand.drag(Hand.beside(RIGHT, 5 * Math.sin(i / 20.0 * Math.PI) - i * 1.25, 2 * i));
    }
    hand.release(Hand.beside(RIGHT, -25, 40));
    Sketch drawn = ((DrawTool) hand.tool).sketch();
    assertThat(drawn.legs()).hasSize(3);
    assertThat(drawn.size()).isGreaterThan(3);
    hand.type(Input.Key.BACKSPACE);
    assertThat(((DrawTool) hand.tool).sketch().corners()).containsExactly(LEFT, RIGHT);
    hand.click(TOP).type(Input.Key.ENTER);
    assertThat(hand.steps).hasSize(1);
  }

  @Test
  void aFreeLineThatCrossesItselfIsToldBeforeItIsLetGo() {
    Hand hand = taking();
    hand.press(LEFT)
        .drag(LEFT, MIDDLE, RIGHT, TOP, Hand.beside(MIDDLE, 0, 5), Hand.beside(MIDDLE, 0, -25));

    assertThat(hand.preview.legal()).isFalse();
    assertThat(hand.hint()).startsWith("The line crosses itself here");
  }

  @Test
  void aNaturalEdgeIsBentBetweenTheCorners() {
    Hand hand = hand(DrawTool.PROVINCE, s -> s.withStays(Stays.NOTHING).withNatural(true));
    hand.click(LEFT, RIGHT, TOP).type(Input.Key.ENTER);

    assertThat(hand.steps).hasSize(1);
    int face = hand.project.map().facesOf(Hand.place("province:new-province")).getFirst();
    assertThat(
            hand.project
                .map()
                .face(face)
                .halves()
                .map(h -> hand.project.map().line(h).size())
                .sum())
        .isGreaterThan(8);
  }

  @Test
  void withShiftTheLineFollowsTheBorderBetweenTwoOfItsPoints() {
    int arc = Hand.border("province:dacia", "province:valachia");
    Line line = Hand.SAMPLE.map().arc(arc).line();
    Point from = Hand.at(arc, line.last() / 4);
    Point to = Hand.at(arc, line.last() / 2);
    Hand hand = taking().click(from);
    hand.pixel = 0.1;
    hand.held = new Input.Held(true, false, false);
    hand.click(to);

    List<Point> corners = ((DrawTool) hand.tool).sketch().corners();
    List<Point> along = new ArrayList<>();
    for (int i = line.last() / 4; i <= line.last() / 2; i++) {
      along.add(Hand.at(arc, i));
    }
    assertThat(corners).isEqualTo(along);

    hand.click(to);
    assertThat(((DrawTool) hand.tool).sketch().corners())
        .as("the other way round")
        .startsWith(from, Hand.at(arc, line.last() / 4 - 1))
        .endsWith(to);
    hand.held = Input.Held.NONE;
    hand.type(Input.Key.BACKSPACE).click(to);
    assertThat(((DrawTool) hand.tool).sketch().corners()).containsExactly(from, to);
  }

  /** A trembling circle round the middle. */
  private static List<Point> round(double radius) {
    List<Point> way = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      double angle = 2 * Math.PI * i / 120;
      double r = radius + (i % 2 == 0 ? 0.4 : -0.4);
      way.add(Hand.beside(MIDDLE, r * Math.cos(angle), r * Math.sin(angle)));
    }
    return way;
  }
}
