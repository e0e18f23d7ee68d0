package org.groma.editor.studio;

import java.util.Set;
import org.groma.validator.finding.Subject;

/** What can be done with any record of the project from any part of the window. */
public interface RecordCommands {

  /** Asks what goes along and what fills the space on the map, then deletes as one step. */
  void delete(Set<Subject> subjects);

  /** Asks for another id, then changes it wherever the project speaks of the record. */
  void rename(Subject subject);
}
