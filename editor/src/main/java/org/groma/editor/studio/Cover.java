package org.groma.editor.studio;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
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

  void leave() {
    away.run();
  }

  /** What gets the keyboard when it opens. */
  Node first() {
    return this;
  }
}
