package org.groma.editor.document;

import java.nio.file.Path;
import java.util.Optional;
import org.groma.model.store.Fingerprint;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/**
 * Looks whether another program has written into the folder of a document. A look reads the files
 * and so belongs in the background.
 */
public final class DiskWatch {

  private Optional<Fingerprint> told = Optional.empty();

  /** What was found on disk. */
  public sealed interface Sight {

    /** The files are as the document left them, or what has changed was told before. */
    record Same() implements Sight {}

    /** Somebody has changed them. */
    record Changed(LoadResult.Loaded loaded) implements Sight {}

    /** Somebody has changed them so that they cannot be read; the sentence says why. */
    record Broken(String sentence) implements Sight {}
  }

  /**
   * Looks once. What an earlier look has told is not told again.
   *
   * @param known the files as the document last read or wrote them
   */
  public synchronized Sight look(Path folder, Fingerprint known) {
    Optional<Fingerprint> now = ProjectStore.fingerprint(folder);
    if (now.equals(Optional.of(known)) || now.equals(told)) {
      return new Sight.Same();
    }
    told = now;
    return switch (ProjectStore.load(folder)) {
      case LoadResult.Loaded loaded -> new Sight.Changed(loaded);
      case LoadResult.Unreadable(var problems) ->
          new Sight.Broken(
              "Another program has changed the project files, and they cannot be read now: "
                  + problems.getFirst()
                  + " What you have open is not touched; saving puts it in their place.");
    };
  }
}
