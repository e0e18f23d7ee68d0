package org.groma.editor.document;

import java.util.List;
import java.util.Optional;
import org.groma.model.store.LoadProblem;

/** What came of opening a project folder. */
public sealed interface Opening {

  /**
   * The project is open.
   *
   * @param problems ids and words that stand for nothing; the values are kept as they are
   * @param recovered how many changes of an earlier session that ended without saving were done
   *     again
   * @param notice something else that whoever opened it should know, as a sentence
   */
  record Opened(
      Document document, List<LoadProblem> problems, int recovered, Optional<String> notice)
      implements Opening {
    public Opened {
      problems = List.copyOf(problems);
    }
  }

  /** It cannot be opened; the problems say why and where. */
  record Unreadable(List<LoadProblem> problems) implements Opening {
    public Unreadable {
      problems = List.copyOf(problems);
    }
  }
}
