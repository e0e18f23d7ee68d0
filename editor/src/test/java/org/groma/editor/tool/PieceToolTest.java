package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import org.groma.editor.map.LayerState;
import org.groma.editor.map.MapIndex;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.OpenStack;
import org.groma.editor.map.StackRow;
import org.groma.editor.pieces.Stand;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class PieceToolTest {

  /** Several units of one type and nothing else stand there. */
  private static final Place LONELY = lonely();

  private static final Stand STAND = stands(Hand.SAMPLE).get(LONELY).getFirst();
  private static final Place LATIUM = Hand.place("province:latium");

  private static Place lonely() {
    return stands(Hand.SAMPLE).entrySet().stream()
        .filter(each -> each.getKey().isProvince())
        .filter(each -> each.getValue().size() == 1 && each.getValue().getFirst().count() > 1)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  private static NavigableMap<Place, List<Stand>> stands(Project project) {
    return Stand.of(project.get(Kinds.SCENARIOS).stream().findFirst().orElseThrow());
  }

  private static Point stack(Place place) {
    return MapIndex.of(Hand.SAMPLE.map()).stackAt(place).orElseThrow();
  }

  private static Hand hand() {
    Hand hand = new Hand(PieceTool.START);
    hand.layers = hand.layers.with(MapLayer.UNITS, new LayerState(true, false, 1));
    return hand;
  }

  private static int count(Hand hand, Place place) {
    return Stand.count(stands(hand.project).getOrDefault(place, List.of()), STAND.piece());
  }

  @Test
  void aDragMovesOneAsOneStep() {
    Hand hand = hand().press(stack(LONELY)).drag(stack(LATIUM)).release(stack(LATIUM));
    assertThat(count(hand, LONELY)).isEqualTo(STAND.count() - 1);
    assertThat(count(hand, LATIUM)).isEqualTo(1);
    assertThat(hand.steps).hasSize(1);
    assertThat(hand.selected).containsExactly(Subject.of(LATIUM));
  }

  @Test
  void withShiftAllAlikeMove() {
    Hand hand = hand();
    hand.held = new Input.Held(true, false, false);
    hand.press(stack(LONELY)).drag(stack(LATIUM)).release(stack(LATIUM));
    assertThat(count(hand, LONELY)).isZero();
    assertThat(count(hand, LATIUM)).isEqualTo(STAND.count());
  }

  @Test
  void deleteTakesOneAwayAndEscapeForgetsADrag() {
    Hand hand = hand().move(stack(LONELY)).type(Input.Key.DELETE);
    assertThat(count(hand, LONELY)).isEqualTo(STAND.count() - 1);

    Hand other = hand().press(stack(LONELY)).drag(stack(LATIUM)).type(Input.Key.ESCAPE);
    other.release(stack(LATIUM));
    assertThat(other.steps).isEmpty();
  }

  @Test
  void nothingIsDroppedBesideTheMapOrFromALockedLayer() {
    Point nowhere = new Point(-1e6, -1e6);
    Hand hand = hand().press(stack(LONELY)).drag(nowhere);
    assertThat(hand.preview.legal()).isFalse();
    hand.release(nowhere);
    assertThat(hand.steps).isEmpty();
    assertThat(hand.said).hasSize(1);

    Hand locked = hand().lock(MapLayer.UNITS).press(stack(LONELY)).release(stack(LATIUM));
    assertThat(locked.steps).isEmpty();
    assertThat(locked.said.getFirst()).startsWith("The layer 'Units' is locked");
  }

  @Test
  void aClickBesideCountersSelectsThePlace() {
    Place empty = Hand.place("province:campania");
    Hand hand = hand().click(stack(empty));
    assertThat(hand.selected).containsExactly(Subject.of(empty));
  }

  @Test
  void piecesThatAreNotShownCannotBeTakenHoldOf() {
    Hand hand = new Hand(PieceTool.START);
    hand.press(stack(LONELY)).drag(stack(LATIUM)).release(stack(LATIUM));
    assertThat(hand.steps).isEmpty();
  }

  @Test
  void aCollapsedStackIsSelectedFirstAndTakenApartWhenItIsOpen() {
    Place treveria = Hand.place("province:treveria");
    List<Stand> stands = stands(Hand.SAMPLE).get(treveria);
    Hand hand = hand();
    hand.pixel = 6; // far away
    hand.press(stack(treveria)).drag(stack(LATIUM)).release(stack(LATIUM));
    assertThat(hand.steps).isEmpty();
    assertThat(hand.selected).containsExactly(Subject.of(treveria));

    OpenStack open = new OpenStack(treveria, stack(treveria), stands.size());
    hand.opened = Optional.of(open);
    StackRow row = open.row(hand.pixel);
    Point last =
        new Point(
            (row.left(stands.size() - 1) + 3) * hand.pixel,
            -(row.top(stands.size() - 1) + 3) * hand.pixel);
    hand.press(last).drag(stack(LATIUM)).release(stack(LATIUM));
    assertThat(hand.steps).hasSize(1);
    assertThat(Stand.count(stands(hand.project).get(LATIUM), stands.getLast().piece()))
        .isEqualTo(1);
  }
}
