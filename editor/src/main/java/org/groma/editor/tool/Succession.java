package org.groma.editor.tool;

import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Edit;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;
import org.groma.validator.records.RemovedReferences;

/**
 * Removes the record of a place that another has taken in. Whatever referred to it refers to its
 * heir from then on: its cities, links, coasts, and what stands there in scenarios. A link between
 * the two leads nowhere any more and is removed, and so is the label of a name that is gone.
 */
final class Succession {

  private Succession() {}

  static List<Edit> of(Project project, Place gone, Place heir) {
    Subject record = Subject.of(gone);
    boolean known =
        record.entryKind().filter(kind -> project.get(kind).contains(gone.slug())).isPresent();
    return known
        ? new RemovedReferences(project, List.of(record), Optional.of(Subject.of(heir))).edits()
        : List.of(); // a face without a record leaves nothing behind
  }
}
