package org.groma.editor.panel.problems;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.editor.diff.NewFindings;
import org.groma.editor.diff.UnifiedDiff;
import org.groma.exporters.incoming.CellChange;
import org.groma.exporters.incoming.CellChanges;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Together;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.Unwritable;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.mend.Mending;
import org.groma.validator.mend.WorkedFix;
import org.groma.validator.run.Validation;

/**
 * What mending comes to, tried out on a state of the project.
 *
 * @param mended the findings that are gone afterwards
 * @param edits what mended them
 */
record Remedy(Project before, Project after, List<Finding> mended, List<Edit> edits) {

  Remedy {
    mended = List.copyOf(mended);
    edits = List.copyOf(edits);
  }

  /** Mends one finding, be its fix safe or not; nothing if that would not leave things better. */
  static Optional<Remedy> of(Project project, Finding finding) {
    return of(project, Mending.one(project, finding.key()));
  }

  /** Why mending a finding would not leave things better, as a sentence. */
  static String refusal(Project project, Finding finding) {
    Optional<Finding> now =
        Validation.of(project, Catalogue.of(project)).findings().stream()
            .filter(each -> each.key().equals(finding.key()))
            .findFirst();
    if (now.isEmpty()) {
      return "This problem is gone already.";
    }
    if (now.get().fix().isEmpty()) {
      return "There is no fix for this problem any more.";
    }
    return switch (WorkedFix.of(now.get().fix().get(), project)) {
      case WorkedFix.Impossible(String reason) -> reason;
      case WorkedFix.Ready(Edit edit) -> refusal(project, edit);
    };
  }

  private static String refusal(Project project, Edit edit) {
    return switch (edit.apply(project)) {
      case Outcome.Refused(String reason, var _) -> reason;
      case Outcome.Applied applied ->
          NewFindings.of(project, applied).stream()
              .findFirst()
              .map(brought -> "The fix was not made, for it would bring: " + brought.message())
              .orElse("The fix was not made, for the problem would stay.");
    };
  }

  /** Mends all that can be mended without asking; nothing if there is nothing. */
  static Optional<Remedy> allSafe(Project project) {
    return of(project, Mending.of(project));
  }

  private static Optional<Remedy> of(Project project, Mending mending) {
    return mending.mended().isEmpty()
        ? Optional.empty()
        : Optional.of(new Remedy(project, mending.project(), mending.mended(), mending.edits()));
  }

  /** All of it as one change. */
  Edit edit() {
    return edits.size() == 1 ? edits.getFirst() : new Together(edits);
  }

  /** The overrides that it adds: a decision, whose reason somebody may want to put otherwise. */
  Set<Subject> decided() {
    return after.get(Kinds.OVERRIDES).stream()
        .filter(override -> !before.get(Kinds.OVERRIDES).contains(override.id().slug()))
        .map(override -> Subject.of(Kinds.OVERRIDES, override))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** What it is called in the history. */
  String name() {
    return mended.size() == 1
        ? mended.getFirst().fix().orElseThrow().title()
        : "Fix " + mended.size() + " problems";
  }

  /** Value by value what becomes what; nothing of the drawing. */
  List<CellChange> values() {
    return CellChanges.between(before, after);
  }

  /** What saving it would do to the files. */
  String patch() {
    try {
      return UnifiedDiff.of(ProjectStore.texts(before), ProjectStore.texts(after));
    } catch (Unwritable broken) {
      return "The project cannot be written as it is: " + broken.getMessage() + ".\n";
    }
  }
}
