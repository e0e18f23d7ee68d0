package org.groma.editor.panel.simulation;

import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Why a scenario cannot be played, in sentences; a double click shows what is to blame. */
final class ClosedView extends VBox {

  private final Label sentence = new Label();
  private final ListView<Venue.Lack> lacks = new ListView<>();

  ClosedView(Consumer<String> reveal) {
    super(6);
    getStyleClass().add("view");
    setId("simulation-closed");
    sentence.setWrapText(true);
    lacks.setAccessibleText("What is lacking for a game");
    lacks.setCellFactory(_ ->
        new ListCell<>() {
          @Override
          protected void updateItem(Venue.Lack lack, boolean empty) {
            super.updateItem(lack, empty);
            setText(empty || lack == null ? null : lack.sentence());
          }
        });
    Runnable show =
        () -> {
          Venue.Lack lack = lacks.getSelectionModel().getSelectedItem();
          if (lack != null) {
            lack.subject().ifPresent(reveal);
          }
        };
    lacks.setOnMouseClicked(event -> {
      if (event.getClickCount() == 2) {
        show.run();
      }
    });
    lacks.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER) {
        show.run();
      }
    });
    VBox.setVgrow(lacks, Priority.ALWAYS);
    getChildren().addAll(sentence, lacks);
  }

  void show(Venue.Closed closed) {
    sentence.setText(closed.sentence());
    lacks.getItems().setAll(closed.lacks());
    lacks.setVisible(!closed.lacks().isEmpty());
  }
}
