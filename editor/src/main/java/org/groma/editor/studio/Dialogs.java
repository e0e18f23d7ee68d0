package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.model.store.LoadProblem;

/**
 * Questions that stop everything else until they are answered. Tests answer them without a person.
 */
public interface Dialogs {

  /** What to do with unsaved work. */
  enum Leaving {
    SAVE,
    DISCARD,
    STAY
  }

  Leaving saveBeforeLeaving(String project);

  /** A question with two answers; true for the first. */
  boolean confirm(String title, String question, String yes, String no);

  /**
   * A question with several answers.
   *
   * @param details more to be read by whoever wants to; empty for none
   * @param answers the first is the usual one, the last changes nothing
   * @return one of the answers
   */
  String choose(String title, String question, String details, List<String> answers);

  /** A line of text. */
  Optional<String> ask(String title, String question, String suggested);

  /** A sentence that somebody has to have read. */
  void tell(String title, String sentence);

  /** Why a project cannot be opened. */
  void problems(Path folder, List<LoadProblem> problems);

  /** A folder that is there. */
  Optional<Path> chooseFolder(String title);

  /** A file that is there. */
  Optional<Path> chooseFile(String title, String kind, List<String> endings);

  /** A file that will be written. */
  Optional<Path> chooseTarget(String title, String name);
}
