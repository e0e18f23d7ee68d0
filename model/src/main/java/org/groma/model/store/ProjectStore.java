package org.groma.model.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.limit.HeapRoom;
import org.groma.model.project.Project;
import org.groma.model.store.LoadProblem.Kind;
import org.groma.model.store.json.Unwritable;

/** Loads projects from their folders and saves them there. */
public final class ProjectStore {

  private ProjectStore() {}

  /** Loads a project. Writes nothing. */
  public static LoadResult load(Path folder) {
    return load(folder, Migration.KNOWN, HeapRoom.own());
  }

  /** Loads a project that must be sound: with something that leads nowhere it is unreadable. */
  public static LoadResult loadStrictly(Path folder) {
    return load(folder).strict();
  }

  static LoadResult load(Path folder, List<Migration> migrations) {
    return load(folder, migrations, HeapRoom.own());
  }

  static LoadResult load(Path folder, List<Migration> migrations, HeapRoom room) {
    if (!Files.isDirectory(folder)) {
      return unreadable(
          Files.exists(folder)
              ? folder + " is a file; a project is a folder with a project.json in it"
              : "there is no folder " + folder + "; check the spelling of its name");
    }
    Optional<String> lack = LoadingMemory.lack(folder, room);
    if (lack.isPresent()) {
      return unreadable(lack.get().substring(0, lack.get().length() - 1)); // the stop comes later
    }
    try {
      Snapshot snapshot = Snapshot.of(folder);
      boolean isProject =
          snapshot.files().containsKey(ProjectFiles.PROJECT) || !snapshot.problems().isEmpty();
      if (!isProject && !snapshot.files().isEmpty()) {
        return unreadable(
            ProjectFiles.PROJECT,
            "there is no project.json beside the other files of the project; restore it, or give"
                + " the file its right name");
      }
      return isProject
          ? ProjectReader.read(snapshot, migrations)
          : unreadable(
              "there is no project.json in "
                  + folder
                  + ", so it is not a Groma project; choose the folder that has one");
    } catch (IOException failed) {
      return unreadable(folder + " cannot be read: " + Disk.words(failed));
    }
  }

  private static LoadResult unreadable(String message) {
    return unreadable("", message);
  }

  private static LoadResult unreadable(String file, String message) {
    return new LoadResult.Unreadable(List.of(LoadProblem.of(file, Kind.ACCESS, message)));
  }

  /**
   * The fingerprint of the files in a folder as they are now: quicker than loading, and enough to
   * tell whether somebody has changed them. Empty if they cannot be read.
   */
  public static Optional<Fingerprint> fingerprint(Path folder) {
    try {
      return Optional.of(Fingerprint.of(Snapshot.whole(folder).files()));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  /**
   * Saves a project over whatever is in a folder, unless somebody has that open: afterwards the
   * folder holds it and nothing else of a project. A journal of someone's unsaved work that lies in
   * the folder is left alone.
   */
  public static SaveResult save(Project project, Path folder) {
    return Saving.save(project, folder, Optional.empty(), false);
  }

  /**
   * Saves a project into a folder that holds none, and writes nothing if it holds one after all.
   */
  public static SaveResult create(Project project, Path folder) {
    return Saving.save(project, folder, Optional.of(Fingerprint.NOTHING), false);
  }

  /** Saves a project over the files that it was made from, with a lock just for that. */
  public static SaveResult save(Project project, Path folder, Fingerprint known) {
    return Saving.save(project, folder, Optional.of(known), false);
  }

  /**
   * Saves a project into the folder whose lock one has, if the files there are still those that it
   * was made from.
   *
   * @param known the files as the project was loaded from them or last saved; nothing to write over
   *     whatever is there, because somebody has said so
   */
  public static SaveResult save(Project project, ProjectLock lock, Optional<Fingerprint> known) {
    return Saving.save(project, lock, known, false);
  }

  /**
   * What the project files would hold if a project were saved, by their paths in the folder. Writes
   * nothing.
   */
  public static NavigableMap<String, String> texts(Project project) throws Unwritable {
    NavigableMap<String, String> texts = new TreeMap<>();
    ProjectWriter.files(project)
        .forEach((file, bytes) -> texts.put(file, new String(bytes, StandardCharsets.UTF_8)));
    return texts;
  }

  /**
   * Saves a project and starts its journal anew, both in one stroke.
   *
   * @param known as in the other
   */
  public static SaveResult save(
      Project project, Journal journal, ProjectLock lock, Optional<Fingerprint> known) {
    journal.letGo();
    SaveResult result = Saving.save(project, lock, known, true);
    if (result instanceof SaveResult.Saved saved) {
      journal.restart(project, saved.fingerprint());
    } else {
      lock.undecided().ifPresent(attempt -> journal.mayBeSaved(project, attempt));
    }
    return result;
  }
}
