package org.groma.editor.studio;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * A box that is laid over the window and shades the rest. Escape and a click beside it take it
 * away.
 */
class Cover extends StackPane {

  private final Runnable away;

  /**
   * @param away takes it away again
   */
  Cover(Runnable away) {
    this.away = away;
    getStyleClass().add("cover");
    addEventHandler(
        MouseEvent.MOUSE_PRESSED,
        event -> {
          if (equals(event.getTarget())) {
            leave();
          }
        });
    // before lists and tables, which take Escape for themselves
    addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            leave();
          }
        });
  }

  /** Shows the box. */
  final void show(Region box, Pos where, double width, double height) {
    box.setMaxSize(width, height);
    box.getStyleClass().add("cover-box");
    setAlignment(box, where);
    setMargin(box, new Insets(where == Pos.TOP_CENTER ? 80 : 20, 20, 20, 20));
    getChildren().setAll(box);
  }

  /** Shows a box with a title at its top and buttons at its foot, the one that closes it first. */
  final void show(String title, Node content, double width, double height, Button... others) {
    Label heading = new Label(title);
    heading.getStyleClass().add("title-3");
    Button close = new Button("Close");
    close.setOnAction(_ -> leave());
    HBox buttons = new HBox(8, close);
    buttons.getChildren().addAll(others);
    buttons.setAlignment(Pos.CENTER_RIGHT);
    BorderPane box = new BorderPane(content, heading, null, buttons, null);
    BorderPane.setMargin(heading, new Insets(0, 0, 10, 0));
    BorderPane.setMargin(buttons, new Insets(12, 0, 0, 0));
    box.setPadding(new Insets(16));
    show(box, Pos.CENTER, width, height);
  }

  void leave() {
    away.run();
  }

  /** What gets the keyboard when it opens. */
  Node first() {
    return this;
  }
}
