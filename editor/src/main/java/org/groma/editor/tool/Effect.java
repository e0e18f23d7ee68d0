package org.groma.editor.tool;

import java.util.Set;
import org.groma.editor.scan.CalibrationDraft;
import org.groma.model.edit.Edit;
import org.groma.validator.finding.Subject;

/** What a tool wants done. */
public sealed interface Effect {

  /** One step of the history. */
  record Perform(String name, Edit edit) implements Effect {}

  /** A part of something that is one step of the history, all parts together. */
  record Continue(String gesture, String name, Edit edit) implements Effect {}

  /** These are selected from now on, or with what was selected before. */
  record Select(Set<Subject> subjects, How how) implements Effect {
    public Select {
      subjects = Set.copyOf(subjects);
    }
  }

  /** Records are to be deleted, once it was asked what goes along. */
  record Delete(Set<Subject> subjects) implements Effect {
    public Delete {
      subjects = Set.copyOf(subjects);
    }
  }

  /** How a selection changes. */
  enum How {
    REPLACE,
    ADD,
    TOGGLE
  }

  /** What is set in the bars of the tools from now on. */
  record Choose(Choices choices) implements Effect {}

  /** The picture that is being placed comes to lie so, for the time being. */
  record Calibrate(CalibrationDraft draft) implements Effect {}

  /** The picture that is being placed lies there from now on, or as it did before. */
  record PlaceScan(boolean accepted) implements Effect {}

  /** What is still missing is to be typed into the bar of the tool; Enter comes back from there. */
  record Ask() implements Effect {}

  /** A sentence for whoever holds the tool: why something did not happen. */
  record Say(String sentence) implements Effect {}
}
