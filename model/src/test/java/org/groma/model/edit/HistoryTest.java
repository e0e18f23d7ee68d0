package org.groma.model.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Outcome.Applied;
import org.groma.model.edit.Outcome.Refused;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;
import org.groma.model.topology.SampleMaps;
import org.junit.jupiter.api.Test;

class HistoryTest {

  private final Project start = Project.empty(settings("Start")).with(SampleMaps.twoProvinces());
  private final History history = new History(start);

  private static Settings settings(String name) {
    return new Settings(name, "none", Optional.empty(), List.of());
  }

  private static Edit rename(String name) {
    return new ChangeSettings(settings(name));
  }

  /** Arc 0 of the sample map has one inner vertex. */
  private static Edit drag(double x, double y) {
    return new ChangeMap(new MoveVertex(0, 1, new Point(x, y)));
  }

  private String name() {
    return history.current().settings().name();
  }

  @Test
  void aStepIsUndoneAndRedone() {
    history.apply("Rename", rename("One"));
    history.apply("Rename", rename("Two"));

    assertThat(history.undo().orElseThrow().name()).isEqualTo("Rename");
    assertThat(name()).isEqualTo("One");
    history.undo();
    assertThat(history.current()).isSameAs(start);
    history.redo();
    history.redo();
    assertThat(name()).isEqualTo("Two");
  }

  @Test
  void thereIsNothingToUndoOrRedoAtTheStart() {
    assertThat(history.undo()).isEmpty();
    assertThat(history.redo()).isEmpty();
    assertThat(history.current()).isSameAs(start);
  }

  @Test
  void aNewStepForgetsWhatWasUndone() {
    history.apply("Rename", rename("One"));
    history.undo();
    history.apply("Rename", rename("Other"));

    assertThat(history.redo()).isEmpty();
    assertThat(name()).isEqualTo("Other");
    assertThat(history.done()).hasSize(1);
  }

  @Test
  void aRefusedEditIsNoStepAndForgetsNothing() {
    history.apply("Rename", rename("One"));
    history.undo();

    Outcome outcome = history.apply("Drag", drag(99, 5));

    assertThat(outcome).isInstanceOf(Refused.class);
    assertThat(history.done()).isEmpty();
    assertThat(history.current()).isSameAs(start);
    assertThat(history.redo()).isPresent();
  }

  @Test
  void anEditThatChangesNothingIsNoStep() {
    history.apply("Rename", rename("One"));
    history.undo();

    Outcome outcome = history.apply("Drag", drag(10, 5));

    assertThat(outcome).isEqualTo(new Applied(start, Reach.NOTHING));
    assertThat(history.done()).isEmpty();
    assertThat(history.isDirty()).isFalse();
    assertThat(history.redo()).isPresent();
  }

  @Test
  void aGestureIsOneStep() {
    history.applyDuring("drag-1", "Move vertex", drag(11, 5));
    history.applyDuring("drag-1", "Move vertex", drag(12, 5));
    history.applyDuring("drag-1", "Move vertex", drag(13, 5));

    assertThat(history.done()).hasSize(1);
    assertThat(history.done().getFirst().reach().map().arcs()).containsExactly(0);
    assertThat(history.current().map().arc(0).line().x(1)).isEqualTo(13);
    history.undo();
    assertThat(history.current()).isSameAs(start);
    history.redo();
    assertThat(history.current().map().arc(0).line().x(1)).isEqualTo(13);
  }

  @Test
  void aRefusedEditDoesNotBreakAGesture() {
    history.applyDuring("drag-1", "Move vertex", drag(11, 5));
    history.applyDuring("drag-1", "Move vertex", drag(99, 5));
    history.applyDuring("drag-1", "Move vertex", drag(12, 5));

    assertThat(history.done()).hasSize(1);
  }

  @Test
  void anotherGestureIsAnotherStep() {
    history.applyDuring("drag-1", "Move vertex", drag(11, 5));
    history.applyDuring("drag-2", "Move vertex", drag(12, 5));

    assertThat(history.done()).hasSize(2);
  }

  @Test
  void anEndedGestureIsNotGoneOnWith() {
    history.applyDuring("drag", "Move vertex", drag(11, 5));
    history.endGesture();
    history.applyDuring("drag", "Move vertex", drag(12, 5));

    assertThat(history.done()).hasSize(2);
  }

  @Test
  void endingAGestureThatIsNotThereDoesNothing() {
    history.endGesture();
    history.apply("Rename", rename("One"));
    history.endGesture();

    assertThat(history.done()).hasSize(1);
  }

  @Test
  void aStepBetweenEndsAGesture() {
    history.applyDuring("drag", "Move vertex", drag(11, 5));
    history.apply("Rename", rename("One"));
    history.applyDuring("drag", "Move vertex", drag(12, 5));

    assertThat(history.done()).hasSize(3);
  }

  @Test
  void aGestureAfterUndoIsAStepOfItsOwn() {
    history.applyDuring("drag", "Move vertex", drag(11, 5));
    history.apply("Rename", rename("One"));
    history.undo();
    history.applyDuring("drag", "Move vertex", drag(12, 5));

    assertThat(history.done()).hasSize(2);
    history.undo();
    assertThat(history.current().map().arc(0).line().x(1)).isEqualTo(11);
  }

  @Test
  void aStepMadeElsewhereIsUndoneLikeAnyOther() {
    Project other = start.with(settings("Elsewhere"));
    history.apply("Rename", rename("One"));
    history.undo();

    history.stepTo("Import", other);

    assertThat(history.current()).isSameAs(other);
    assertThat(history.done().getLast().reach()).isEqualTo(Reach.EVERYTHING);
    assertThat(history.redo()).isEmpty();
    history.undo();
    assertThat(history.current()).isSameAs(start);
  }

  @Test
  void whatIsLoadedIsSaved() {
    assertThat(history.isDirty()).isFalse();
  }

  @Test
  void goingBackToTheSavedStateIsBeingSaved() {
    history.apply("Rename", rename("One"));
    assertThat(history.isDirty()).isTrue();
    history.markSaved();
    assertThat(history.isDirty()).isFalse();

    history.undo();
    assertThat(history.isDirty()).isTrue();
    history.redo();
    assertThat(history.isDirty()).isFalse();
    history.apply("Rename", rename("Two"));
    history.undo();
    assertThat(history.isDirty()).isFalse();
  }

  @Test
  void aSavedStateThatWasUndoneAndForgottenStaysUnsaved() {
    history.apply("Rename", rename("One"));
    history.markSaved();
    history.undo();
    history.apply("Rename", rename("Two"));
    history.undo();

    assertThat(history.isDirty()).isTrue();
  }

  @Test
  void savingInTheMiddleOfAGestureSavesThatState() {
    history.applyDuring("drag", "Move vertex", drag(11, 5));
    history.markSaved();
    history.applyDuring("drag", "Move vertex", drag(12, 5));

    assertThat(history.isDirty()).isTrue();
    history.undo();
    assertThat(history.isDirty()).isTrue();
  }

  @Test
  void stepsAreListedInOrder() {
    history.apply("One", rename("One"));
    history.apply("Two", rename("Two"));
    history.apply("Three", rename("Three"));
    history.undo();
    history.undo();

    assertThat(history.done()).extracting(History.Step::name).containsExactly("One");
    assertThat(history.undone()).extracting(History.Step::name).containsExactly("Two", "Three");
  }

  @Test
  void theOutcomeIsHandedOn() {
    assertThat(history.apply("Rename", rename("One")))
        .isEqualTo(new Applied(start.with(settings("One")), Reach.EVERYTHING));
  }
}
