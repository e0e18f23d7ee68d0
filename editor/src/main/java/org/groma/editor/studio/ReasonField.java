package org.groma.editor.studio;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.groma.editor.tool.Choices;
import org.groma.editor.tool.Input;

/** The part of the adjacency tool's bar that says why: before the gesture, or when asked. */
final class ReasonField extends HBox {

  private final Workbench bench;
  private final TextField text = new TextField();

  ReasonField(Workbench bench) {
    super(8);
    this.bench = bench;
    setAlignment(Pos.CENTER_LEFT);
    Label name = new Label("Reason");
    name.setLabelFor(text);
    name.setMinWidth(USE_PREF_SIZE);
    text.setId("option-reason");
    text.setAccessibleText("Reason: why the map alone gives the wrong answer");
    text.setPromptText("why the map is wrong here");
    text.setPrefColumnCount(15);
    text.setMinWidth(80); // it gives way in a small window, not the names
    getChildren().addAll(name, text);
    text.textProperty().addListener((_, _, now) -> say(now));
    text.setOnAction(_ -> bench.map().strike(Input.Key.ENTER));
    text.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            bench.map().strike(Input.Key.ESCAPE);
            event.consume();
          }
        });
    bench.map().choices().addListener((_, _, now) -> show(now));
    bench.map().onAsk(text::requestFocus);
    show(bench.map().choices().get());
  }

  private void say(String reason) {
    Choices before = bench.map().choices().get();
    bench.map().choices().set(before.withOverride(before.override().withReason(reason)));
  }

  private void show(Choices now) {
    if (!text.getText().equals(now.override().reason())) {
      text.setText(now.override().reason());
    }
  }
}
