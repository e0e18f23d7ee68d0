package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Way;
import org.groma.model.project.Settings;
import org.junit.jupiter.api.Test;

class DistanceToolTest {

  @Test
  void theWayIsAsLongAsTheGraphSaysAndUnitsNeedMoves() {
    MapGraph graph = MapGraph.of(Hand.SAMPLE);
    int steps =
        graph
            .distance(
                Hand.place("province:dacia"), Hand.place("province:thracia"), Way.byLand(graph))
            .orElseThrow();
    Hand hand =
        new Hand(DistanceTool.START)
            .click(Hand.middle("province:dacia"), Hand.middle("province:thracia"));

    assertThat(steps).isGreaterThan(1);
    assertThat(hand.hint()).startsWith("Dacia to Thracia: " + steps + " steps by land");
    assertThat(hand.hint()).contains("1 move at 3 paces (").contains("Infantry");
    assertThat(hand.preview.shapes())
        .filteredOn(Preview.Trace.class::isInstance)
        .singleElement()
        .satisfies(trace -> assertThat(((Preview.Trace) trace).points()).hasSize(steps + 1));
  }

  @Test
  void aRulesetThatSaysNothingOfPacesLeavesTheSteps() {
    Hand hand = new Hand(DistanceTool.START);
    Settings known = hand.project.settings();
    hand.project =
        hand.project.with(
            new Settings(known.name(), "unheard-of", known.description(), known.sources()));
    hand.click(Hand.middle("province:dacia"), Hand.middle("province:valachia"));

    assertThat(hand.hint()).isEqualTo("Dacia to Valachia: 1 step by land.");
  }

  @Test
  void anIslandIsReachedBySea() {
    Hand hand =
        new Hand(DistanceTool.START)
            .click(Hand.middle("province:thracia"), Hand.middle("province:cyprus"));

    assertThat(hand.hint()).contains("by sea").doesNotContain("by land");
    assertThat(hand.type(Input.Key.ESCAPE).tool).isEqualTo(DistanceTool.START);
  }
}
