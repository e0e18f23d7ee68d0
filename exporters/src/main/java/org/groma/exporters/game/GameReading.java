package org.groma.exporters.game;

import java.util.List;
import org.groma.model.project.Project;
import org.groma.model.store.LoadProblem;

/** What came of reading a game document. */
public sealed interface GameReading {

  /**
   * It is whole.
   *
   * @param project the game, as a project without a drawing
   */
  record Whole(Project project) implements GameReading {}

  /** It is refused as a whole, for at least one reason. */
  record Refused(List<LoadProblem> problems) implements GameReading {
    public Refused {
      problems = List.copyOf(problems);
    }
  }
}
