package org.groma.model.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.edit.History;
import org.groma.model.project.Project;
import org.groma.model.store.json.Unwritable;

/**
 * Tries the steps of a journal on a project that it does not start from. A step that is refused is
 * left out, and with it the undo and redo of it.
 */
final class AsideReplay {

  private record Step(Optional<String> gesture, boolean applied) {}

  private final History history;
  private final boolean wholeStates;
  private final List<Step> done = new ArrayList<>();
  private final List<Step> undone = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private final List<String> leftOut = new ArrayList<>();

  private AsideReplay(Project onto, boolean wholeStates) {
    this.history = new History(onto);
    this.wholeStates = wholeStates;
  }

  static SetAsideWork.Replayed of(JournalFile journal, Project onto, boolean wholeStates) {
    AsideReplay replay = new AsideReplay(onto, wholeStates);
    for (JournalFile.Placed placed : journal.lines()) {
      boolean applied = replay.applied(placed.line());
      SetAsideWork.name(placed.line())
          .ifPresent(name -> (applied ? replay.told : replay.leftOut).add(name));
    }
    if (journal.size() > journal.endOf(journal.lines().size())) {
      replay.leftOut.add("the end of the journal, which is damaged");
    }
    return new SetAsideWork.Replayed(replay.history.current(), replay.told, replay.leftOut);
  }

  private boolean applied(JournalLine line) {
    try {
      return switch (line) {
        case JournalLine.Header _ -> true;
        case JournalLine.Numbered(_, JournalEvent.Did did) -> did(did);
        case JournalLine.Numbered(_, JournalEvent.Undid event) -> move(event, done, undone);
        case JournalLine.Numbered(_, JournalEvent.Redid event) -> move(event, undone, done);
        case JournalLine.Numbered(_, JournalEvent.GestureEnded event) -> ended(event);
        case JournalLine.State state -> state(state);
      };
    } catch (RuntimeException foreign) {
      return false; // an edit that another version of this program wrote
    }
  }

  private boolean did(JournalEvent.Did did) {
    boolean joins =
        did.gesture().isPresent()
            && undone.isEmpty()
            && !done.isEmpty()
            && done.getLast().gesture().equals(did.gesture());
    boolean applied = did.replay(history);
    boolean before = joins && done.removeLast().applied();
    done.add(new Step(did.gesture(), applied || before));
    undone.clear();
    return applied;
  }

  /** An undo or redo of a step that was left out is nothing. */
  private boolean move(JournalEvent event, List<Step> from, List<Step> to) {
    if (from.isEmpty()) {
      return false;
    }
    Step step = from.removeLast();
    to.add(step);
    return !step.applied() || event.replay(history);
  }

  private boolean ended(JournalEvent event) {
    if (!done.isEmpty()) {
      done.add(new Step(Optional.empty(), done.removeLast().applied()));
    }
    return event.replay(history);
  }

  /** What the state differs in from the files it was told against is put over the present ones. */
  private boolean state(JournalLine.State state) {
    Optional<Project> restored;
    try {
      restored =
          wholeStates
              ? JournalState.restore(state, ProjectWriter.files(history.current()))
              : Optional.empty();
    } catch (Unwritable broken) {
      restored = Optional.empty();
    }
    restored.ifPresent(project -> history.stepTo("", project));
    done.add(new Step(Optional.empty(), restored.isPresent()));
    undone.clear();
    return restored.isPresent();
  }
}
