package org.groma.editor.studio;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.stage.Stage;
import org.groma.editor.document.ClosedHistories;

/**
 * The windows of one session. Each has a project of its own; they share the memory of the studio,
 * and a project is in one of them only. Belongs to the thread of the windows.
 */
final class StudioWindows {

  private final List<StudioWindow> open = new ArrayList<>();
  private final Function<Stage, Dialogs> dialogs;
  private final ClosedHistories histories = new ClosedHistories();

  /**
   * @param dialogs asks the questions of a new window
   */
  StudioWindows(Function<Stage, Dialogs> dialogs) {
    this.dialogs = dialogs;
  }

  /** The histories of what was closed, in any of the windows. */
  ClosedHistories histories() {
    return histories;
  }

  void add(StudioWindow window) {
    open.add(window);
  }

  void remove(StudioWindow window) {
    open.remove(window);
  }

  List<StudioWindow> all() {
    return List.copyOf(open);
  }

  /** The window that somebody works in; the newest if none has the keyboard. */
  Optional<StudioWindow> front() {
    return open.stream()
        .filter(window -> window.stage().isFocused())
        .findFirst()
        .or(() -> open.isEmpty() ? Optional.empty() : Optional.of(open.getLast()));
  }

  /** The window that has a project open. */
  Optional<StudioWindow> showing(Path folder) {
    return open.stream()
        .filter(window ->
            window.bench().filter(bench -> isSame(bench.document().folder(), folder)).isPresent())
        .findFirst();
  }

  private static boolean isSame(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException notThere) {
      return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }
  }

  /** Opens another window beside one, with the page that offers ways to begin. */
  StudioWindow another(StudioWindow beside) {
    Stage stage = new Stage();
    StudioWindow window =
        new StudioWindow(stage, beside.memory(), dialogs.apply(stage), beside.sample(), this);
    window.standBeside(beside);
    window.show();
    window.welcome();
    return window;
  }

  /** Opens a project in a window of its own; one that has it already comes to the front. */
  void openBeside(StudioWindow beside, Path folder) {
    Optional<StudioWindow> known = showing(folder);
    if (known.isPresent()) {
      known.get().toFront();
    } else {
      another(beside).open(folder);
    }
  }

  /** Asks every window in turn; says whether all may go, and lets none go otherwise. */
  boolean leaveAll() {
    for (StudioWindow window : all()) {
      if (window.bench().filter(bench -> bench.dirty().get()).isPresent()) {
        window.toFront();
      }
      if (!window.leave()) {
        return false;
      }
    }
    return true;
  }

  /** Ends all windows. */
  void endAll() {
    for (StudioWindow window : all()) {
      window.end();
      window.stage().hide();
    }
  }

  void preferencesChanged() {
    all().forEach(StudioWindow::preferencesChanged);
  }

  void checksChanged() {
    all().forEach(StudioWindow::checksChanged);
  }

  void shortcutsChanged() {
    all().forEach(StudioWindow::shortcutsChanged);
  }
}
