package org.groma.validator.topology;

import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.project.Project;
import org.groma.validator.finding.Subject;

/** What a label tells the name of. */
record LabelledEntry(Subject subject, String name) {

  /** None if the label refers to nothing, which is another check's to find. */
  static Optional<LabelledEntry> of(Project project, MapLabel label) {
    Subject subject = Subject.parse(label.subject());
    return subject
        .entryKind()
        .flatMap(kind -> find(project, kind, subject.id()))
        .map(entry -> new LabelledEntry(subject, entry.name()));
  }

  private static Optional<Entry<?>> find(Project project, Kind<?, ?> kind, String slug) {
    return project.get(kind).stream()
        .filter(entry -> entry.id().slug().equals(slug))
        .<Entry<?>>map(entry -> entry)
        .findFirst();
  }
}
