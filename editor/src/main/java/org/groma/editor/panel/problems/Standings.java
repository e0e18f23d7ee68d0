package org.groma.editor.panel.problems;

import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Edit;
import org.groma.model.edit.RemoveEntry;
import org.groma.model.edit.Together;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.accept.Acceptances;

/** Letting problems stand, and no longer: as one change, however many there are. */
final class Standings {

  private Standings() {}

  /**
   * Accepts those that are open.
   *
   * @param on the day, {@code 2026-11-16}
   * @return nothing if none is open
   */
  static Optional<Edit> accept(
      Project project, List<Problem> problems, String reason, String by, String on) {
    return together(
        problems.stream()
            .filter(Problem::isOpen)
            .map(problem -> Acceptances.accept(project, problem.finding(), reason, by, on))
            .toList());
  }

  /** Withdraws the acceptances of those that have one; nothing if none has. */
  static Optional<Edit> withdraw(List<Problem> problems) {
    return together(
        problems.stream()
            .flatMap(problem -> problem.acceptance().stream())
            .map(accepted -> (Edit) new RemoveEntry(Kinds.ACCEPTANCES.word(), accepted.id().slug()))
            .distinct()
            .toList());
  }

  private static Optional<Edit> together(List<Edit> edits) {
    return edits.isEmpty() ? Optional.empty() : Optional.of(new Together(edits));
  }
}
