package org.groma.editor.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.groma.editor.document.Differences;
import org.groma.model.merge.Merging;
import org.groma.model.merge.ProjectMerge;
import org.groma.model.project.Project;
import org.groma.model.store.Fingerprint;
import org.groma.model.store.Journal;
import org.groma.model.store.LoadResult;
import org.groma.model.store.LockResult;
import org.groma.model.store.ProjectLock;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.SaveResult;

/**
 * A project that a command is about to change: nobody else can write into it from before it is read
 * until the command is done, and it is saved only over the files that were read.
 */
final class HeldProject implements AutoCloseable {

  private final Path folder;
  private final LoadResult loaded;
  private final Optional<ProjectLock> lock;
  private final boolean merges;

  private HeldProject(Path folder, Optional<ProjectLock> lock, boolean merges) {
    this.folder = folder;
    this.lock = lock;
    this.merges = merges;
    this.loaded = ProjectStore.load(folder);
  }

  /**
   * Takes hold of a project and reads it, or stops before anything was done.
   *
   * @param command for others who want to write there: {@code groma import}
   * @param merges whether what others write meanwhile is merged with what the command does
   */
  static HeldProject toChange(Path folder, String command, boolean merges) {
    if (!Files.isDirectory(folder)) {
      return toLook(folder);
    }
    return switch (ProjectLock.take(folder, command)) {
      case LockResult.Locked(ProjectLock lock) -> {
        if (Journal.holdsWork(folder)) {
          lock.close();
          throw Stop.cannotRun(
              folder
                  + " holds unsaved work of a Groma that ended without saving. Open it in the"
                  + " studio to keep the work or throw it away, then run this again.");
        }
        yield new HeldProject(folder, Optional.of(lock), merges);
      }
      case LockResult.Busy busy ->
          throw Stop.cannotRun(busy.sentence() + " Close it there, then run this again.");
      case LockResult.Unlockable _ -> toLook(folder); // saving will say why
    };
  }

  /** Reads a project that will not be saved. */
  static HeldProject toLook(Path folder) {
    return new HeldProject(folder, Optional.empty(), false);
  }

  /** What came of reading it. */
  LoadResult loaded() {
    return loaded;
  }

  /** The project as it was read, which must be sound. */
  Project project() {
    return switch (loaded.strict()) {
      case LoadResult.Loaded sound -> sound.project();
      case LoadResult.Unreadable(var problems) -> {
        close();
        throw ProjectFolder.unreadable(folder, problems);
      }
    };
  }

  void save(Project after, Shell shell) {
    if (!(loaded instanceof LoadResult.Loaded(Project before, _, Fingerprint known))) {
      throw new IllegalStateException("a project that could not be read is not saved");
    }
    SaveResult result = write(after, known);
    if (merges
        && result instanceof SaveResult.Overtaken
        && ProjectStore.load(folder) instanceof LoadResult.Loaded now) {
      result = write(merged(before, after, now.project()), now.fingerprint());
      if (result instanceof SaveResult.Saved) {
        shell.say(
            "Merged with what another program wrote meanwhile: "
                + Differences.between(before, now.project()));
      }
    }
    ProjectFolder.told(result, shell, () -> overtaken(before));
  }

  private SaveResult write(Project after, Fingerprint known) {
    return lock.isPresent()
        ? ProjectStore.save(after, lock.get(), Optional.of(known))
        : ProjectStore.save(after, folder, known);
  }

  private Project merged(Project before, Project after, Project now) {
    return switch (ProjectMerge.of(before, after, now)) {
      case Merging.Merged(Project both) -> both;
      case Merging.Refused refused ->
          throw Stop.cannotRun(
              nothingWritten() + "Both cannot be kept: " + refused.sentence() + " Run it again.");
    };
  }

  private String overtaken(Project before) {
    String change =
        ProjectStore.load(folder) instanceof LoadResult.Loaded now
            ? Differences.between(before, now.project())
            : "They cannot be read now.";
    return nothingWritten()
        + change
        + (merges ? " Run it again." : " Run it again, or with --merge to keep both.");
  }

  private String nothingWritten() {
    return "Nothing was written: another program has changed the files of "
        + folder
        + " while this command was at work. ";
  }

  @Override
  public void close() {
    lock.ifPresent(ProjectLock::close);
  }
}
