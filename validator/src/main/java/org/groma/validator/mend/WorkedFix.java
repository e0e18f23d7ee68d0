package org.groma.validator.mend;

import java.util.List;
import java.util.Map;
import org.groma.model.edit.Edit;
import org.groma.model.project.Project;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.FixWork;
import org.groma.validator.finding.Subject;
import org.groma.validator.revise.EntryDeletion;
import org.groma.validator.revise.EntryRenaming;

/** A fix, worked out for one state of a project. */
public sealed interface WorkedFix {

  /** The change that makes it. */
  record Ready(Edit edit) implements WorkedFix {}

  /** It cannot be made in this project, for the reason that the sentence gives. */
  record Impossible(String reason) implements WorkedFix {}

  /** May look through the whole project, and so belongs in the background. */
  static WorkedFix of(Fix fix, Project project) {
    return switch (fix.work()) {
      case FixWork.Change(Edit edit) -> new Ready(edit);
      case FixWork.NewId(Subject record, String id) ->
          switch (EntryRenaming.of(project, record, id)) {
            case EntryRenaming.Plan.Possible plan -> new Ready(plan.edit());
            case EntryRenaming.Plan.Impossible(String reason) -> new Impossible(reason);
          };
      case FixWork.Removal(Subject record) ->
          switch (EntryDeletion.of(project, List.of(record), Map.of(), false)) {
            case EntryDeletion.Plan.Possible plan -> new Ready(plan.edit());
            case EntryDeletion.Plan.Impossible(String reason) -> new Impossible(reason);
          };
    };
  }
}
