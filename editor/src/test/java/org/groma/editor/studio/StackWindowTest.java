package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.editor.map.OpenStack;
import org.groma.editor.map.StackRow;
import org.groma.editor.map.Viewport;
import org.groma.editor.pieces.Stand;
import org.groma.editor.tool.Preview;
import org.groma.editor.tool.ToolKind;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/** Stacks that are too small to be read open under the pointer and tell what stands there. */
class StackWindowTest extends StudioRobot {

  private static final Place TREVERIA = Place.parse("province:treveria");
  private static final Place HIJAZ = Place.parse("province:hijaz");

  private Point stack(Place place) {
    return onWindow(() -> map().index().stackAt(place).orElseThrow());
  }

  private Optional<Place> opened() {
    return onWindow(() -> map().stacks().open().map(OpenStack::place));
  }

  private List<String> told() {
    return onWindow(() ->
        map().stacks().shapes().stream()
            .filter(Preview.Caption.class::isInstance)
            .map(shape -> ((Preview.Caption) shape).text())
            .toList());
  }

  private List<Stand> stands(Place place) {
    return Stand.of(project().get(Kinds.SCENARIOS).at(0)).getOrDefault(place, List.of());
  }

  /** The middle of a counter of the stack that is open. */
  private Point counter(int number) {
    return onWindow(() -> {
      Viewport view = map().viewport().get();
      OpenStack open = map().stacks().open().orElseThrow();
      StackRow row = open.row(view.screenX(open.middle().x()), view.screenY(open.middle().y()));
      return view.map(row.left(number) + row.side() / 2, row.top(number) + row.side() / 2);
    });
  }

  @Test
  void aClosedStackOpensUnderThePointerIsToldAndCanBeTakenApart() {
    showPanel("Scenario");
    moveOverMap(stack(HIJAZ));
    assertThat(opened()).isEmpty();
    moveOverMap(stack(TREVERIA));
    await("the stack to open", () -> map().stacks().open().isPresent());
    assertThat(opened()).contains(TREVERIA);
    assertThat(told())
        .singleElement()
        .satisfies(words ->
            assertThat(words)
                .contains("Treveria, 7 pieces", "Romans: leader Gratianus", "Legion ×2"));

    clickMap(counter(1));
    assertThat(onWindow(() -> bench().selection().get()))
        .as("a click on the card means its place, whatever lies under it")
        .containsExactly(Subject.of(TREVERIA));
    moveOverMap(stack(HIJAZ));
    assertThat(opened()).as("while it is selected").contains(TREVERIA);
    assertThat(told()).isEmpty();

    onWindow(() -> {
      bench().selection().set(Subject.of(HIJAZ));
      bench().map().tool().set(ToolKind.PIECES);
      return null;
    });
    moveOverMap(stack(TREVERIA));
    assertThat(opened()).as("at once for whoever moves pieces").contains(TREVERIA);
    Stand legion = stands(TREVERIA).get(1);
    Point from = counter(1);
    moveOverMap(from);
    dragMap(from, stack(HIJAZ));

    assertThat(stands(HIJAZ)).containsExactly(new Stand(legion.piece(), 1));
    assertThat(Stand.count(stands(TREVERIA), legion.piece())).isEqualTo(legion.count() - 1);
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
  }
}
