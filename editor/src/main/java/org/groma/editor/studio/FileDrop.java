package org.groma.editor.studio;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import org.groma.editor.exchange.ImportPlan;
import org.groma.editor.scan.ScanFile;

/**
 * Takes what is dropped on the window: a project is opened, a table or a map is imported, a picture
 * is traced over.
 */
final class FileDrop {

  private static final String PROJECT = "project.json";

  private final StudioWindow window;

  FileDrop(StudioWindow window) {
    this.window = window;
  }

  void install(Node root) {
    root.addEventHandler(
        DragEvent.DRAG_OVER,
        event -> {
          if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
          }
        });
    root.addEventHandler(
        DragEvent.DRAG_DROPPED,
        event -> {
          if (event.getDragboard().hasFiles()) {
            List<Path> files = event.getDragboard().getFiles().stream().map(File::toPath).toList();
            event.setDropCompleted(true);
            event.consume();
            Platform.runLater(() -> take(files)); // a question would hold up where they come from
          }
        });
  }

  void take(List<Path> files) {
    if (files.isEmpty()) {
      return;
    }
    if (window.isCovered()) {
      window.dialogs().tell("Not taken", "Close the box that lies over the window first.");
      return;
    }
    take(files.getFirst());
    if (files.size() > 1) {
      window
          .notices()
          .mind(
              "Only "
                  + files.getFirst().getFileName()
                  + " was taken. Drop the others one after the other.");
    }
  }

  private void take(Path file) {
    Optional<Path> project = project(file);
    String name = String.valueOf(file.getFileName());
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    boolean picture = ScanFile.ENDINGS.contains(ending);
    boolean known = ImportPlan.TABLES.contains(ending) || ImportPlan.MAPS.contains(ending);
    if (project.isPresent()) {
      window.open(project.get());
    } else if (Files.isDirectory(file)) {
      refuse("'" + name + "' is no project: there is no " + PROJECT + " in this folder.");
    } else if (!Files.isReadable(file)) {
      refuse("'" + name + "' cannot be read.");
    } else if (!picture && !known) {
      refuse(
          "Groma cannot read '"
              + name
              + "'. Drop the folder of a project, a table ("
              + String.join(", ", ImportPlan.TABLES)
              + "), a map ("
              + String.join(", ", ImportPlan.MAPS)
              + ") or a picture to trace over ("
              + String.join(", ", ScanFile.ENDINGS)
              + ").");
    } else if (window.bench().isEmpty()) {
      refuse("Open or make a project first; then drop '" + name + "' on its map.");
    } else if (picture && (!known || isToBeTraced(name))) {
      window.trace(file);
    } else {
      window.importFrom(file);
    }
  }

  private boolean isToBeTraced(String name) {
    return window
        .dialogs()
        .confirm(
            "A picture",
            "What is '"
                + name
                + "'? A scan can lie under the map to be traced over; in a painted map every"
                + " province has a colour of its own, and it is imported.",
            "Trace over it",
            "Import it");
  }

  private void refuse(String sentence) {
    window.dialogs().tell("Not taken", sentence);
  }

  /** The folder of the project that a dropped folder or file stands for. */
  private static Optional<Path> project(Path dropped) {
    if (Files.isDirectory(dropped)) {
      return Optional.of(dropped).filter(folder -> Files.isRegularFile(folder.resolve(PROJECT)));
    }
    return Optional.of(dropped)
        .filter(file -> file.endsWith(PROJECT) && Files.isRegularFile(file))
        .map(file -> file.toAbsolutePath().getParent());
  }
}
