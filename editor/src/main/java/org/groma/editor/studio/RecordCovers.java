package org.groma.editor.studio;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.validator.finding.Subject;
import org.groma.validator.revise.EntryRenaming;

/** Deletes and renames records, asking in boxes over the window. */
final class RecordCovers implements RecordCommands {

  private final Workbench bench;
  private final StudioWindow window;

  RecordCovers(Workbench bench, StudioWindow window) {
    this.bench = bench;
    this.window = window;
  }

  @Override
  public void delete(Set<Subject> subjects) {
    Set<Subject> records =
        subjects.stream()
            .filter(subject ->
                subject
                    .entryKind()
                    .filter(kind -> bench.project().get().get(kind).contains(subject.id()))
                    .isPresent())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    if (records.isEmpty()) {
      bench
          .notices()
          .mind(
              subjects.isEmpty()
                  ? "Nothing is selected that could be deleted. Click it first."
                  : "A border goes when the two places beside it are joined: take the tool Merge.");
    } else {
      window.cover((open, away) -> new DeleteCover(open, records, away));
    }
  }

  @Override
  public void rename(Subject subject) {
    EntryRenaming.fixed(subject)
        .ifPresentOrElse(
            bench.notices()::mind,
            () -> window.cover((open, away) -> new RenameCover(open, subject, away)));
  }
}
