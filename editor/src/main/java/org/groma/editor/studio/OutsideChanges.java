package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.groma.editor.document.Comparison;
import org.groma.editor.document.DiskWatch;
import org.groma.editor.document.Document;
import org.groma.model.merge.Merging;
import org.groma.model.project.Project;
import org.groma.model.store.Fingerprint;
import org.groma.model.store.LoadResult;

/** Looks whether another program has changed the files of the open project meanwhile. */
final class OutsideChanges {

  static final String KEEP = "Keep mine";

  private record Look(DiskWatch.Sight sight, Optional<Comparison> comparison) {}

  private final Supplier<Optional<Workbench>> bench;
  private final Background background;
  private final Notices notices;
  private final Dialogs dialogs;
  private final DiskWatch watch = new DiskWatch();

  OutsideChanges(
      Supplier<Optional<Workbench>> bench,
      Background background,
      Notices notices,
      Dialogs dialogs) {
    this.bench = bench;
    this.background = background;
    this.notices = notices;
    this.dialogs = dialogs;
  }

  /** Looks in the background, and asks what to do about what it sees. */
  void look() {
    bench.get().ifPresent(this::look);
  }

  private void look(Workbench open) {
    Fingerprint known = open.document().onDisk();
    Project mine = open.project().get();
    Path folder = open.document().folder();
    background.start(
        "Looking at the files",
        _ -> {
          DiskWatch.Sight sight = watch.look(folder, known);
          return new Look(
              sight,
              sight instanceof DiskWatch.Sight.Changed(var theirs)
                  ? Optional.of(Comparison.of(mine, theirs.project()))
                  : Optional.empty());
        },
        look -> {
          if (bench.get().equals(Optional.of(open)) && known.equals(open.document().onDisk())) {
            seen(open, look);
          }
        });
  }

  private void seen(Workbench open, Look look) {
    switch (look.sight) {
      case DiskWatch.Sight.Same() -> {}
      case DiskWatch.Sight.Broken(String sentence) -> notices.failed(sentence, "");
      case DiskWatch.Sight.Changed(var loaded) -> ask(open, loaded, look.comparison.orElseThrow());
    }
  }

  /** Both can be kept only if there is something here that is not saved. */
  private void ask(Workbench open, LoadResult.Loaded theirs, Comparison comparison) {
    Document document = open.document();
    Optional<Merging> merging =
        document.isDirty() ? Optional.of(document.mergedWith(theirs)) : Optional.empty();
    List<String> answers = new ArrayList<>(List.of(ProjectSaving.RELOAD, KEEP));
    merging
        .filter(Merging.Merged.class::isInstance)
        .ifPresent(_ -> answers.addFirst(ProjectSaving.MERGE));
    String question =
        "Another program has changed the files of this project: "
            + comparison.sentence()
            + " "
            + merging
                .map(ProjectSaving::mergeable)
                .orElse("Take them over? Undo brings your state back.");
    switch (dialogs.choose(ProjectSaving.TITLE, question, comparison.patch(), answers)) {
      case ProjectSaving.MERGE -> document.merge(theirs, (Merging.Merged) merging.orElseThrow());
      case ProjectSaving.RELOAD -> document.reload(theirs);
      default -> {}
    }
  }
}
