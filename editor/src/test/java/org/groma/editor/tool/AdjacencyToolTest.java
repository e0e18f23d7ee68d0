package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import org.groma.editor.map.LayerState;
import org.groma.editor.map.MapIndex;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.WayLine;
import org.groma.editor.tool.OverrideChoice.Saying;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.graph.MapGraph;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class AdjacencyToolTest {

  private static final Point DACIA = Hand.middle("province:dacia");
  private static final Point TYRAS = Hand.middle("province:tyras");
  private static final Point LYDIA = Hand.middle("province:lydia");
  private static final Point THRACIA = Hand.middle("province:thracia");
  private static final Subject MADE = Subject.parse("override:dacia-tyras");

  private static Hand hand(OverrideChoice choice) {
    Hand hand = new Hand(AdjacencyTool.START);
    hand.choices = Choices.FIRST.withOverride(choice);
    return hand;
  }

  private static Hand because(String reason) {
    return hand(OverrideChoice.FIRST.withReason(reason));
  }

  private static AdjacencyOverride only(Hand hand) {
    assertThat(hand.project.get(Kinds.OVERRIDES).toList()).hasSize(1);
    return hand.project.get(Kinds.OVERRIDES).toList().getFirst();
  }

  @Test
  void aDragPartsTwoNeighboursForTheReasonThatWasTyped() {
    Hand hand = because(" The Carpathians part them. ").press(DACIA).drag(TYRAS);
    assertThat(hand.hint())
        .isEqualTo(
            "Dacia and Tyras are adjacent. They share a border. Let go to say that they are not"
                + " adjacent: The Carpathians part them.");

    hand.release(TYRAS);

    assertThat(hand.steps).containsExactly("Say that …");
    assertThat(only(hand).adjacent()).isFalse();
    assertThat(only(hand).reason()).isEqualTo("The Carpathians part them.");
    assertThat(hand.selected).containsExactly(MADE);
    assertThat(hand.choices.override().reason()).isEmpty();
    assertThat(
            MapGraph.of(hand.project)
                .between(Hand.place("province:dacia"), Hand.place("province:tyras")))
        .isEmpty();
  }

  @Test
  void twoClicksJoinTwoPlacesThatShareNoBorder() {
    OverrideChoice river =
        OverrideChoice.FIRST.withReason("A ferry runs.").withKind(Optional.of("river"));
    Hand hand = hand(river).click(LYDIA).move(THRACIA);
    assertThat(hand.hint())
        .startsWith("Lydia and Thracia are not adjacent. They share no border. Click to say");

    hand.click(THRACIA);

    assertThat(only(hand).adjacent()).isTrue();
    assertThat(only(hand).kind()).contains("river");
  }

  @Test
  void withoutAReasonItAsksAndWaitsForEnter() {
    Hand hand = because("").click(DACIA, TYRAS);
    assertThat(hand.asked).isEqualTo(1);
    assertThat(hand.steps).isEmpty();
    assertThat(hand.hint()).startsWith("Type the reason");

    hand.type(Input.Key.ENTER);
    assertThat(hand.asked).isEqualTo(2);
    assertThat(hand.steps).isEmpty();

    hand.choices = Choices.FIRST.withOverride(OverrideChoice.FIRST.withReason("A wall."));
    hand.type(Input.Key.ENTER);
    assertThat(only(hand).reason()).isEqualTo("A wall.");
    assertThat(hand.tool).isEqualTo(AdjacencyTool.START);
  }

  @Test
  void whatIsSaidAlreadyIsSelectedToBeChangedOrDeleted() {
    Hand hand = because("A wall.").click(DACIA, TYRAS);
    hand.selected = Set.of();

    hand.click(TYRAS).move(DACIA);
    assertThat(hand.hint())
        .isEqualTo(
            "Tyras and Dacia are not adjacent. An override says so: A wall. Click to select the"
                + " override.");
    hand.click(DACIA);

    assertThat(hand.steps).hasSize(1);
    assertThat(hand.selected).containsExactly(MADE);

    hand.type(Input.Key.DELETE);
    assertThat(hand.deleted).containsExactly(MADE);
  }

  @Test
  void aLinkIsSelectedToo() {
    Hand hand = because("No.").click(Hand.middle("province:bythina"), THRACIA);

    assertThat(hand.steps).isEmpty();
    assertThat(hand.selected).extracting(Subject::kind).containsExactly("link");
  }

  @Test
  void whatWouldSayNothingNewIsRefused() {
    Hand near = hand(OverrideChoice.FIRST.withSaying(Saying.ADJACENT)).click(DACIA, TYRAS);
    Hand far = hand(OverrideChoice.FIRST.withSaying(Saying.APART)).click(DACIA).move(LYDIA);

    assertThat(near.said)
        .containsExactly("They share a border; an override would say nothing new.");
    assertThat(far.preview.legal()).isFalse();
    assertThat(far.click(LYDIA).said)
        .containsExactly("They share no border; an override would say nothing new.");
  }

  @Test
  void escapeLocksAndPlacesThatAreNoneLeadNowhere() {
    assertThat(because("").click(DACIA, TYRAS).type(Input.Key.ESCAPE).tool)
        .isEqualTo(AdjacencyTool.START);
    Hand locked = because("A wall.").lock(MapLayer.ADJACENCY).click(DACIA, TYRAS);
    assertThat(locked.steps).isEmpty();
    assertThat(locked.said).isNotEmpty();
    Hand province = because("");
    province.selected = Set.of(Subject.parse("province:dacia"));
    province.type(Input.Key.DELETE);
    assertThat(province.deleted).isEmpty();
    assertThat(province.said).hasSize(1);
  }

  @Test
  void theSelectToolFindsAnOverrideByItsLineWhereTheLayerIsShown() {
    Hand hand = because("A wall.").click(DACIA, TYRAS);
    WayLine line =
        WayLine.between(
                MapIndex.of(hand.project.map()),
                Hand.place("province:dacia"),
                Hand.place("province:tyras"))
            .orElseThrow();
    double share = 0.3;
    Point at =
        new Point(
            line.from().x() + share * (line.to().x() - line.from().x()),
            line.from().y() + share * (line.to().y() - line.from().y()));
    hand.tool = SelectTool.START;
    hand.pixel = 0.1;

    assertThat(hand.click(at).selected).doesNotContain(MADE);
    hand.layers = hand.layers.with(MapLayer.ADJACENCY, new LayerState(true, false, 1));
    hand.move(at);
    assertThat(hand.preview.shapes())
        .contains(new Preview.Caption(at, "Dacia does not touch Tyras\nOverride: A wall."));
    assertThat(hand.click(at).selected).containsExactly(MADE);
    assertThat(hand.click(line.from()).selected).containsExactly(Subject.parse("province:dacia"));
    hand.lock(MapLayer.ADJACENCY).click(at);
    assertThat(hand.selected).doesNotContain(MADE);
  }

  @Test
  void theSelectToolFindsAStraitByItsArrow() {
    Hand hand = new Hand(SelectTool.START);
    WayLine arrow =
        WayLine.of(
                hand.project,
                MapIndex.of(hand.project.map()),
                hand.project.links().find("bosphorus").orElseThrow())
            .orElseThrow();
    hand.pixel = 0.05;

    assertThat(hand.click(arrow.middle()).selected)
        .containsExactly(Subject.parse("link:bosphorus"));
  }
}
