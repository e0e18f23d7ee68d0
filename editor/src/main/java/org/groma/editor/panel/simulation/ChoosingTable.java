package org.groma.editor.panel.simulation;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.groma.engine.kernel.Named;

/** A table that tells of a row when it is double-clicked, or Enter is pressed on it. */
class ChoosingTable<R> extends TableView<R> {

  ChoosingTable(
      String id, String name, String empty, Function<R, Named> told, Consumer<Named> chosen) {
    setId(id);
    setAccessibleText(name);
    getStyleClass().addAll("dense", "striped");
    setPlaceholder(new Label(empty));
    Runnable choose =
        () -> {
          R row = getSelectionModel().getSelectedItem();
          if (row != null) {
            chosen.accept(told.apply(row));
          }
        };
    setOnMouseClicked(event -> {
      if (event.getClickCount() == 2) {
        choose.run();
      }
    });
    setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER) {
        choose.run();
      }
    });
  }
}
