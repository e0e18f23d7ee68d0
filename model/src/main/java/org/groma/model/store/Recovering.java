package org.groma.model.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NavigableMap;
import java.util.Optional;
import org.groma.model.edit.History;
import org.groma.model.project.Project;
import org.groma.model.store.Recovery.Nothing;
import org.groma.model.store.Recovery.Recovered;
import org.groma.model.store.Recovery.SetAside;
import org.groma.model.store.Recovery.Unavailable;

/** Repeats the events of a journal on the saved project. */
final class Recovering {

  private final Project saved;
  private final NavigableMap<String, byte[]> savedFiles;
  private final History history;
  private final StepShadow shadow;

  private Recovering(Project saved, NavigableMap<String, byte[]> savedFiles) {
    this.saved = saved;
    this.savedFiles = savedFiles;
    this.history = new History(saved);
    this.shadow = new StepShadow(saved);
  }

  static Recovery recover(Path folder, Project saved, Journal.Flush flush) {
    try {
      boolean wasSaved =
          PendingSave.in(folder)
              .map(pending -> pending.deletes().contains(JournalFile.FILE))
              .orElse(false);
      if (wasSaved || !Disk.isThere(JournalFile.in(folder))) {
        return new Nothing();
      }
      NavigableMap<String, byte[]> files = Snapshot.whole(folder).files();
      Optional<Recovery> recovery;
      try (FileChannel channel = JournalFile.open(folder)) {
        recovery = new Recovering(saved, files).recover(folder, channel, flush);
      }
      return recovery.isPresent() ? recovery.get() : setAside(folder);
    } catch (IOException failed) {
      return new Unavailable("The journal cannot be used: " + Disk.words(failed) + ".");
    }
  }

  private static Recovery setAside(Path folder) throws IOException {
    Path aside = JournalFile.aside(folder);
    Files.move(JournalFile.in(folder), aside);
    return new SetAside(
        aside,
        "There is unsaved work, but the project files were changed since, so it cannot be done"
            + " again by itself. It is kept in "
            + aside
            + "; 'Recover Set-Aside Work' in the menu File, or 'groma recover', tries it.");
  }

  /** Nothing if the journal is not of the project as it is saved. */
  private Optional<Recovery> recover(Path folder, FileChannel channel, Journal.Flush flush)
      throws IOException {
    JournalFile journal = JournalFile.read(channel);
    if (!journal.hasWork() && journal.size() == journal.endOf(0)) {
      return Optional.of(new Nothing());
    }
    Fingerprint fingerprint = Fingerprint.of(savedFiles);
    if (journal.base().isEmpty() && journal.complete() == 0) {
      return Optional.of(new Nothing()); // the very first line was being written
    }
    if (!journal.base().equals(Optional.of(fingerprint))) {
      return Optional.empty();
    }
    int repeated = 0;
    while (repeated < journal.lines().size() && repeat(journal.lines().get(repeated).line())) {
      repeated++;
    }
    long end = journal.endOf(repeated);
    boolean dropped = end < journal.size();
    if (dropped) {
      if (repeated + 1 < journal.complete()) {
        // whole lines are left out, not only the one that was being written
        Files.copy(JournalFile.in(folder), JournalFile.aside(folder));
      }
      channel.truncate(end);
    }
    return Optional.of(
        new Recovered(
            history,
            repeated,
            dropped,
            Journal.begin(folder, saved, fingerprint, flush).resumed(shadow, repeated, end)));
  }

  private boolean follow(JournalEvent event) {
    shadow.follow(event, history.current());
    return true;
  }

  private boolean repeat(JournalLine line) {
    try {
      return switch (line) {
        case JournalLine.Header _ -> false;
        case JournalLine.Numbered(_, JournalEvent event) -> event.replay(history) && follow(event);
        case JournalLine.State state -> {
          Optional<Project> restored =
              JournalState.restore(state, savedFiles)
                  .map(project -> project.equals(saved) ? saved : project);
          restored.ifPresent(project -> {
            history.stepTo(state.name().orElse("Recovered work"), project);
            shadow.jump(project);
          });
          yield restored.isPresent();
        }
      };
    } catch (RuntimeException bug) {
      // an edit that another version of this program wrote; what came before it still counts
      return false;
    }
  }
}
