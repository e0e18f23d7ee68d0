package org.groma.editor.studio;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.groma.editor.document.BlankProject;

/** The projects opened last, as a menu. One whose folder is gone says so and cannot be chosen. */
final class RecentMenu extends Menu {

  private final StudioWindow window;

  RecentMenu(StudioWindow window) {
    super("Open Recent", Icons.of("fth-clock"));
    this.window = window;
    setId("menu-recent");
    fill();
  }

  /** Lists them as they are now. */
  void fill() {
    getItems().clear();
    Optional<Path> open =
        window.bench().map(bench -> bench.document().folder().toAbsolutePath().normalize());
    List<Path> others =
        window.memory().recent().stream()
            .filter(project -> !Optional.of(project).equals(open))
            .toList();
    others.forEach(project -> getItems().add(item(project)));
    if (others.isEmpty()) {
      MenuItem none = new MenuItem("No other project was opened yet");
      none.setDisable(true);
      getItems().add(none);
    } else {
      MenuItem clear = new MenuItem("Forget These Projects");
      clear.setOnAction(_ -> {
        window.memory().forgetRecent(open);
        fill();
      });
      getItems().addAll(new SeparatorMenuItem(), clear);
    }
  }

  private MenuItem item(Path project) {
    boolean there = Files.isDirectory(project);
    String lies = Optional.ofNullable(project.getParent()).map(Path::toString).orElse("");
    MenuItem item =
        new MenuItem(
            BlankProject.usualName(project)
                + (there ? "  –  " + lies : "  –  its folder is not in " + lies + " any more"));
    item.setMnemonicParsing(false); // folders have names with _
    item.setDisable(!there);
    item.setOnAction(_ -> window.open(project));
    return item;
  }
}
