package org.groma.editor.panel.problems;

import java.util.function.BiConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.groma.editor.studio.Workbench;

/** The line in which somebody says why a finding may stand. Enter accepts, Escape leaves. */
final class AcceptForm extends HBox {

  private final TextField reason = new TextField();
  private final TextField initials = new TextField();

  /**
   * @param accepted takes the reason and the initials
   * @param left is told when the form was left, either way
   */
  AcceptForm(Workbench bench, BiConsumer<String, String> accepted, Runnable left) {
    super(6);
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("accept-form");
    reason.setId("accept-reason");
    reason.setPromptText("Why it may stand");
    reason.setAccessibleText("Why the finding may stand");
    reason.setMinWidth(80);
    HBox.setHgrow(reason, Priority.ALWAYS);
    initials.setId("accept-initials");
    initials.setPromptText("Initials");
    initials.setAccessibleText("Your initials");
    initials.setPrefColumnCount(4);
    initials.textProperty().bindBidirectional(bench.initials());
    Button accept = new Button("Accept");
    accept.setId("accept-done");
    accept.getStyleClass().addAll("small", "accent");
    accept
        .disableProperty()
        .bind(
            reason
                .textProperty()
                .map(String::isBlank)
                .flatMap(blank -> initials.textProperty().map(by -> blank || by.isBlank())));
    Button cancel = new Button("Cancel");
    cancel.getStyleClass().add("small");
    cancel.setOnAction(_ -> {
      close();
      left.run();
    });
    Runnable done =
        () -> {
          if (!accept.isDisabled()) {
            accepted.accept(reason.getText().strip(), initials.getText().strip());
            close();
            left.run();
          }
        };
    accept.setOnAction(_ -> done.run());
    reason.setOnAction(_ -> {
      if (initials.getText().isBlank()) {
        initials.requestFocus();
      } else {
        done.run();
      }
    });
    initials.setOnAction(_ -> done.run());
    addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            cancel.fire();
            event.consume();
          }
        });
    getChildren().addAll(new Label("Because"), reason, initials, accept, cancel);
    close();
  }

  boolean isOpen() {
    return isVisible();
  }

  void open() {
    reason.clear();
    setVisible(true);
    setManaged(true);
    reason.requestFocus();
  }

  void close() {
    setVisible(false);
    setManaged(false);
  }
}
