package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.StreamSupport;
import org.groma.model.id.RiverId;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.junit.jupiter.api.Test;

class RiverToolTest {

  private static final int SOURCE = Hand.border("province:carpathia", "province:dacia");
  private static final int MOUTH = Hand.border("province:valachia", "province:tyras");
  private static final int BETWEEN = Hand.border("province:dacia", "province:tyras");

  private static Set<Integer> course(Project project, String river) {
    Set<Integer> arcs = new TreeSet<>();
    StreamSupport.stream(project.map().arcs().spliterator(), false)
        .filter(arc -> arc.border().river().equals(Optional.of(new RiverId(river))))
        .map(Arc::id)
        .forEach(arcs::add);
    return arcs;
  }

  @Test
  void betweenTwoClicksTheRiverFollowsTheBorders() {
    Hand hand =
        new Hand(RiverTool.START).click(Hand.on(SOURCE), Hand.on(MOUTH)).type(Input.Key.ENTER);

    assertThat(hand.steps).containsExactly("Draw river New river");
    assertThat(course(hand.project, "new-river")).containsExactlyInAnyOrder(SOURCE, BETWEEN, MOUTH);
    assertThat(hand.project.rivers().find("new-river")).isPresent();
  }

  @Test
  void theNewRiverIsChosenSoThatTheNextStretchIsMoreOfIt() {
    Hand hand = new Hand(RiverTool.START).click(Hand.on(SOURCE)).type(Input.Key.ENTER);
    assertThat(hand.choices.river()).contains("new-river");

    hand.click(Hand.on(MOUTH)).type(Input.Key.ENTER);
    assertThat(course(hand.project, "new-river")).contains(SOURCE, MOUTH);
    assertThat(hand.project.rivers().size()).isEqualTo(Hand.SAMPLE.rivers().size() + 1);
  }

  @Test
  void aChosenRiverGetsTheStretch() {
    Hand hand = new Hand(RiverTool.START);
    hand.choices = Choices.FIRST.withRiver(Optional.of("danuvius"));
    hand.doubleClick(Hand.on(MOUTH));

    assertThat(hand.steps).containsExactly("Draw river Danuvius");
    assertThat(course(hand.project, "danuvius")).contains(MOUTH);
    assertThat(hand.project.rivers()).isEqualTo(Hand.SAMPLE.rivers());
  }

  @Test
  void aCoastIsNoCourse() {
    int coast = Hand.border("province:bythina", "sea:pontus-euxinus");
    Hand hand = new Hand(RiverTool.START).move(Hand.on(coast));
    assertThat(hand.preview.legal()).isFalse();
    hand.click(Hand.on(coast));
    assertThat(hand.said).hasSize(1);
    assertThat(hand.tool).isEqualTo(RiverTool.START);
  }

  @Test
  void backspaceTakesTheLastStopAndEscapeAll() {
    Hand hand = new Hand(RiverTool.START).click(Hand.on(SOURCE), Hand.on(MOUTH));
    assertThat(((RiverTool) hand.tool).stops()).hasSize(2);
    assertThat(((RiverTool) hand.type(Input.Key.BACKSPACE).tool).stops()).hasSize(1);
    assertThat(hand.type(Input.Key.ESCAPE).tool).isEqualTo(RiverTool.START);
  }

  @Test
  void anUndoneMapForgetsStopsThatAreNotThere() {
    RiverTool lost = new RiverTool(java.util.List.of(new RiverTool.Stop.OnArc(999_999)));
    Hand hand = new Hand(lost).move(Hand.middle("province:dacia"));

    assertThat(hand.tool).isEqualTo(RiverTool.START);
  }
}
