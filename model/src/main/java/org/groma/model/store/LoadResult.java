package org.groma.model.store;

import java.util.List;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** What came of loading a project. */
public sealed interface LoadResult {

  List<LoadProblem> problems();

  /**
   * The project was loaded.
   *
   * @param problems ids and words in it that stand for nothing; empty for a sound project
   * @param fingerprint of the files it was loaded from, for the journal
   */
  record Loaded(Project project, List<LoadProblem> problems, Fingerprint fingerprint)
      implements LoadResult {
    public Loaded {
      problems = List.copyOf(problems);
    }
  }

  /** The project was not loaded, for at least one reason. */
  record Unreadable(List<LoadProblem> problems) implements LoadResult {
    public Unreadable {
      problems = List.copyOf(problems);
    }
  }

  /**
   * The same for whoever cannot work with a project in which anything leads nowhere. What an
   * edition prints is only compared with the project, and nothing stands on it.
   */
  default LoadResult strict() {
    boolean isSound =
        this instanceof Loaded
            && problems().stream()
                .allMatch(problem -> ProjectFiles.isOf(Kinds.SOURCES, problem.file()));
    return isSound ? this : new Unreadable(problems());
  }
}
