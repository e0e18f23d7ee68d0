package org.groma.model.store;

import java.util.Optional;
import org.groma.model.edit.Edit;
import org.groma.model.edit.History;
import org.groma.model.edit.Outcome;

/** Something that happened to the history of a project. */
public sealed interface JournalEvent {

  /** Repeats the event; false if that is not possible. */
  boolean replay(History history);

  /** An edit was applied. */
  record Did(String name, Optional<String> gesture, Edit edit) implements JournalEvent {
    @Override
    public boolean replay(History history) {
      Outcome outcome =
          gesture.isPresent()
              ? history.applyDuring(gesture.get(), name, edit)
              : history.apply(name, edit);
      return outcome instanceof Outcome.Applied;
    }
  }

  /** The last step was taken back. */
  record Undid() implements JournalEvent {
    @Override
    public boolean replay(History history) {
      return history.undo().isPresent();
    }
  }

  /** What was taken back was done again. */
  record Redid() implements JournalEvent {
    @Override
    public boolean replay(History history) {
      return history.redo().isPresent();
    }
  }

  /** A gesture came to its end. */
  record GestureEnded() implements JournalEvent {
    @Override
    public boolean replay(History history) {
      history.endGesture();
      return true;
    }
  }
}
