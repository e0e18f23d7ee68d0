package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.editor.map.MapLayer;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class DrawToolTest {

  private static final Point MIDDLE = Hand.middle("province:dacia");
  private static final Point LEFT = Hand.beside(MIDDLE, -25, -15);
  private static final Point RIGHT = Hand.beside(MIDDLE, 25, -15);
  private static final Point TOP = Hand.beside(MIDDLE, 0, 25);

  @Test
  void cornersAndEnterMakeAProvinceInOneStep() {
    Hand hand = new Hand(DrawTool.PROVINCE).click(LEFT, RIGHT, TOP).type(Input.Key.ENTER);

    assertThat(hand.steps).containsExactly("Draw province");
    assertThat(hand.project.provinces().find("new-province")).isPresent();
    assertThat(hand.project.map().facesOf(Hand.place("province:new-province"))).hasSize(1);
    assertThat(hand.selected).containsExactly(Subject.parse("province:new-province"));
    assertThat(hand.tool).isEqualTo(DrawTool.PROVINCE);
  }

  @Test
  void aSecondProvinceHasAnotherNameAndId() {
    Hand hand = new Hand(DrawTool.PROVINCE).click(LEFT, RIGHT, TOP).type(Input.Key.ENTER);
    Point next = Hand.middle("province:gothia");
    hand.click(Hand.beside(next, -20, -15), Hand.beside(next, 20, -15), Hand.beside(next, 0, 20));
    hand.type(Input.Key.ENTER);

    assertThat(hand.project.provinces().find("new-province-2").orElseThrow().name())
        .isEqualTo("New province 2");
  }

  @Test
  void aClickOnTheFirstCornerCloses() {
    Hand hand = new Hand(DrawTool.PROVINCE).click(LEFT, RIGHT, TOP, Hand.beside(LEFT, 3, 2));

    assertThat(hand.steps).hasSize(1);
  }

  @Test
  void aDoubleClickSetsTheLastCornerAndCloses() {
    Hand hand = new Hand(DrawTool.PROVINCE).click(LEFT, RIGHT).doubleClick(TOP);

    assertThat(hand.steps).hasSize(1);
    assertThat(
            hand.project
                .map()
                .area(hand.project.map().facesOf(Hand.place("province:new-province")).getFirst()))
        .isCloseTo(1000, org.assertj.core.api.Assertions.within(1.0));
  }

  @Test
  void thePreviewShowsTheProvinceBeforeItIsThere() {
    Hand hand = new Hand(DrawTool.PROVINCE).click(LEFT, RIGHT).move(TOP);

    assertThat(hand.preview.legal()).isTrue();
    assertThat(hand.preview.shapes()).hasAtLeastOneElementOfType(Preview.Drawn.class);
    assertThat(hand.project).isSameAs(Hand.SAMPLE);
  }

  @Test
  void anOutlineThatCrossesItselfIsRedAndSaysWhy() {
    Hand hand =
        new Hand(DrawTool.PROVINCE).click(LEFT, RIGHT, TOP).move(Hand.beside(MIDDLE, 5, -30));

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
    Hand hand = new Hand(DrawTool.PROVINCE).move(Hand.beside(node, 3, 3));

    assertThat(hand.preview.shapes()).contains(new Preview.Target(node));
  }

  @Test
  void aProvinceMayLeanOnABorder() {
    int arc = Hand.border("province:dacia", "province:valachia");
    Point near = Hand.at(arc, Hand.SAMPLE.map().arc(arc).line().size() / 2);
    Hand hand =
        new Hand(DrawTool.PROVINCE)
            .click(Hand.beside(near, 2, 1), LEFT, RIGHT)
            .type(Input.Key.ENTER);

    assertThat(hand.steps).hasSize(1);
    int fresh = hand.project.map().facesOf(Hand.place("province:new-province")).getFirst();
    assertThat(hand.project.map().arcsOf(fresh).boxed())
        .anySatisfy(each ->
            assertThat(hand.project.map().arc(each).line().coordinates())
                .anyMatch(at -> at.x == near.x() && at.y == near.y()));
  }

  @Test
  void escapeForgetsAll() {
    Hand hand = new Hand(DrawTool.PROVINCE).click(LEFT, RIGHT, TOP).type(Input.Key.ESCAPE);

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
    Hand hand = new Hand(DrawTool.PROVINCE).lock(MapLayer.BORDERS).click(LEFT);

    assertThat(hand.tool).isEqualTo(DrawTool.PROVINCE);
    assertThat(hand.said)
        .containsExactly("The layer 'Borders' is locked; unlock it in the list of layers first.");
  }
}
