package org.groma.editor.studio;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** Says above the map that nothing can be saved into the folder of the project, and why. */
final class ReadingBanner extends HBox {

  private final Workbench bench;
  private final Runnable lookAtDisk;

  /**
   * @param lookAtDisk looks whether others have changed the files meanwhile
   */
  ReadingBanner(Workbench bench, Dialogs dialogs, Runnable lookAtDisk) {
    super(12);
    this.bench = bench;
    this.lookAtDisk = lookAtDisk;
    setId("reading-banner");
    getStyleClass().add("reading-banner");
    setAlignment(Pos.CENTER_LEFT);
    Label words = new Label();
    words.setWrapText(true);
    words.setMinHeight(USE_PREF_SIZE);
    words.setMaxWidth(Double.MAX_VALUE);
    words
        .textProperty()
        .bind(
            bench
                .obstacle()
                .map(why ->
                    why.map(it -> "Open to read. " + it + " Changes are kept only by Save As.")
                        .orElse("")));
    HBox.setHgrow(words, Priority.ALWAYS);
    getChildren()
        .addAll(
            Icons.of("fth-lock"),
            words,
            button("reading-again", "Try again", this::tryAgain),
            button("reading-save-as", "Save As…", () -> ProjectSaving.saveAs(bench, dialogs)));
    visibleProperty().bind(bench.obstacle().map(Optional::isPresent));
    managedProperty().bind(visibleProperty());
  }

  private static Button button(String id, String text, Runnable go) {
    Button button = new Button(text);
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> go.run());
    return button;
  }

  private void tryAgain() {
    boolean ours = bench.document().claim();
    bench.refresh();
    if (ours) {
      bench.notices().done("The project is free now; you can save it.");
      lookAtDisk.run();
    } else {
      bench.document().obstacle().ifPresent(bench.notices()::mind);
    }
  }
}
