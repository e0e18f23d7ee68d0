package org.groma.model.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.project.Project;

/**
 * The steps that replaying a journal would lead through. It follows {@link
 * org.groma.model.edit.History} from the last save on, without applying anything, and so knows
 * whether an undo in the editor comes to the same state as an undo in the replay.
 */
final class StepShadow {

  private record Step(Optional<String> gesture, Project before, Project after) {}

  private final List<Step> done = new ArrayList<>();
  private final List<Step> undone = new ArrayList<>();
  private Project current;

  StepShadow(Project saved) {
    this.current = saved;
  }

  /** Whether replaying an event now would lead to the state it led to. */
  @SuppressWarnings("ReferenceEquality") // a state is itself, as in the history
  boolean leadsTo(JournalEvent event, Project after) {
    return switch (event) {
      case JournalEvent.Did _, JournalEvent.GestureEnded _ -> true;
      case JournalEvent.Undid _ -> !done.isEmpty() && done.getLast().before() == after;
      case JournalEvent.Redid _ -> !undone.isEmpty() && undone.getLast().after() == after;
    };
  }

  /** Follows an event that leads to this state. */
  void follow(JournalEvent event, Project after) {
    switch (event) {
      case JournalEvent.Did(_, var gesture, _) -> did(gesture, after);
      case JournalEvent.GestureEnded _ -> endGesture();
      case JournalEvent.Undid _ -> undone.add(done.removeLast());
      case JournalEvent.Redid _ -> done.add(undone.removeLast());
    }
    current = after;
  }

  /** Follows a jump to a state. */
  void jump(Project after) {
    done.add(new Step(Optional.empty(), current, after));
    undone.clear();
    current = after;
  }

  private void did(Optional<String> gesture, Project after) {
    boolean joins =
        gesture.isPresent()
            && undone.isEmpty()
            && !done.isEmpty()
            && done.getLast().gesture().equals(gesture);
    Project before = joins ? done.removeLast().before() : current;
    done.add(new Step(gesture, before, after));
    undone.clear();
  }

  private void endGesture() {
    if (!done.isEmpty()) {
      Step last = done.removeLast();
      done.add(new Step(Optional.empty(), last.before(), last.after()));
    }
  }
}
