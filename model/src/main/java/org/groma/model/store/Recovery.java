package org.groma.model.store;

import java.nio.file.Path;
import org.groma.model.edit.History;

/** What came of looking for unsaved work. */
public sealed interface Recovery {

  /** Nothing was left unsaved. */
  record Nothing() implements Recovery {}

  /**
   * Unsaved work was found and done again.
   *
   * @param history starts from the saved project and ends with the work
   * @param events how many events were repeated
   * @param droppedTail whether something at the end of the journal was damaged or could not be
   *     repeated, and was left out
   * @param journal the journal to go on with
   */
  record Recovered(History history, int events, boolean droppedTail, Journal journal)
      implements Recovery {}

  /**
   * There is a journal, but not of the project as it is saved now.
   *
   * @param file where it was put
   * @param reason a sentence
   */
  record SetAside(Path file, String reason) implements Recovery {}

  /** Another program is writing the journal, or it cannot be read; the reason is a sentence. */
  record Unavailable(String reason) implements Recovery {}
}
