package org.groma.model.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.model.project.Project;

/**
 * A journal that was put aside because the files of its project were changed by others, or because
 * its end was damaged. Its steps can be tried on the project as it is now.
 *
 * @param file where it lies
 * @param steps what was done, as the history called it, the oldest first
 * @param whole whether all of it could be read
 */
public record SetAsideWork(Path file, List<String> steps, boolean whole) {

  public SetAsideWork {
    steps = List.copyOf(steps);
  }

  /**
   * What came of trying the steps.
   *
   * @param project with all that could be done
   * @param done the steps that are in it
   * @param leftOut the steps that cannot be done to the project as it is
   */
  public record Replayed(Project project, List<String> done, List<String> leftOut) {
    public Replayed {
      done = List.copyOf(done);
      leftOut = List.copyOf(leftOut);
    }
  }

  /** The work that was set aside in a folder. */
  public static List<SetAsideWork> in(Path folder) throws IOException {
    List<SetAsideWork> all = new ArrayList<>();
    for (Path file : JournalFile.allAside(folder)) {
      JournalFile journal = JournalFile.read(file);
      List<String> steps =
          journal.lines().stream().flatMap(it -> name(it.line()).stream()).toList();
      all.add(new SetAsideWork(file, steps, isWhole(journal)));
    }
    return all;
  }

  private static boolean isWhole(JournalFile journal) {
    return journal.base().isPresent() && journal.size() == journal.endOf(journal.lines().size());
  }

  static Optional<String> name(JournalLine line) {
    return switch (line) {
      case JournalLine.Header _ -> Optional.empty();
      case JournalLine.Numbered(_, JournalEvent.Did(String name, _, _)) -> Optional.of(name);
      case JournalLine.Numbered(_, JournalEvent.Undid _) -> Optional.of("Undo");
      case JournalLine.Numbered(_, JournalEvent.Redid _) -> Optional.of("Redo");
      case JournalLine.Numbered(_, JournalEvent.GestureEnded _) -> Optional.empty();
      case JournalLine.State state -> Optional.of(name(state));
    };
  }

  private static String name(JournalLine.State state) {
    List<String> files = new ArrayList<>(state.files().keySet());
    files.addAll(state.gone());
    return String.format(
        Locale.ROOT,
        "%s (as it was then: %s)",
        state.name().orElse("A whole state"),
        String.join(", ", files));
  }

  /**
   * Tries the steps on a project. Nothing is written.
   *
   * @param wholeStates whether to do imports and the like too, which are told as the files that
   *     they came to: these take the place of what others have written there since
   */
  public Replayed replay(Project onto, boolean wholeStates) throws IOException {
    return AsideReplay.of(JournalFile.read(file), onto, wholeStates);
  }

  /** Deletes it, because what it says is in the project or is not wanted. */
  public void delete() throws IOException {
    Files.deleteIfExists(file);
    Disk.tidy(file.getParent());
  }
}
