package org.groma.editor.studio;

import java.util.Optional;
import javafx.scene.layout.StackPane;
import org.groma.editor.tool.ToolKind;

/** The guided tour over a window, while it is under way. */
final class WindowTour {

  private final StackPane root;
  private Optional<TourLayer> layer = Optional.empty();

  WindowTour(StackPane root) {
    this.root = root;
  }

  /** Begins the tour on an open project; one that is under way gets the keyboard. */
  void begin(Workbench bench, Desk desk) {
    if (layer.isPresent()) {
      layer.get().takeKeyboard();
    } else {
      bench.map().tool().set(ToolKind.SELECT);
      desk.unfold();
      TourLayer made =
          new TourLayer(
              bench,
              desk,
              root.getChildren(),
              () -> {
                end();
                desk.map().requestFocus();
              });
      layer = Optional.of(made);
      root.getChildren().add(1, made); // boxes that are laid over the window lie over it too
      root.applyCss(); // in a project that was opened just now the parts are not there before
      root.layout();
      made.begin();
    }
  }

  void end() {
    layer.ifPresent(made -> {
      root.getChildren().remove(made);
      made.close();
    });
    layer = Optional.empty();
  }
}
