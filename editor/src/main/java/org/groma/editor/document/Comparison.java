package org.groma.editor.document;

import java.util.stream.Collectors;
import org.groma.editor.diff.UnifiedDiff;
import org.groma.model.project.Project;
import org.groma.model.store.ProjectStore;
import org.groma.model.store.json.Unwritable;

/**
 * Two states of a project beside each other.
 *
 * @param sentence what differs, in short
 * @param patch what differs, line by line in the files; mine is taken away, theirs is put in
 */
public record Comparison(String sentence, String patch) {

  /** More lines than these nobody reads in a window. */
  private static final int LINES = 2_000;

  /** Compares; this writes both states out and so belongs in the background. */
  public static Comparison of(Project mine, Project theirs) {
    return new Comparison(Differences.between(mine, theirs), patch(mine, theirs));
  }

  private static String patch(Project mine, Project theirs) {
    try {
      String whole = UnifiedDiff.of(ProjectStore.texts(mine), ProjectStore.texts(theirs));
      long more = whole.lines().count() - LINES;
      return more <= 0
          ? whole
          : whole.lines().limit(LINES).collect(Collectors.joining("\n"))
              + "\n… and "
              + more
              + " more lines";
    } catch (Unwritable broken) {
      return "Your state cannot be written out: " + broken.getMessage() + ".";
    }
  }
}
