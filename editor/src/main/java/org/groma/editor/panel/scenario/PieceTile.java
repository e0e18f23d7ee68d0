package org.groma.editor.panel.scenario;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.groma.editor.studio.CounterPictures;

/**
 * A counter with its name and how many there are; it has the focus of the keyboard like a button.
 */
final class PieceTile extends VBox {

  static final int SIDE = 38;

  private static final PseudoClass SPENT = PseudoClass.getPseudoClass("spent");
  private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

  private final ImageView picture = new ImageView();
  private final Label name = new Label();
  private final Label count = new Label();
  private final Tooltip tip = new Tooltip();

  /**
   * @param more what plus, Enter and a double click do
   * @param less what minus does
   */
  PieceTile(Runnable more, Runnable less) {
    super(1);
    getStyleClass().add("piece-tile");
    setAlignment(Pos.TOP_CENTER);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.BUTTON);
    setCursor(Cursor.HAND);
    picture.setFitWidth(SIDE);
    picture.setFitHeight(SIDE);
    picture.setSmooth(true);
    name.getStyleClass().add("piece-name");
    name.setWrapText(true);
    name.setTextAlignment(TextAlignment.CENTER);
    name.setAlignment(Pos.TOP_CENTER);
    count.getStyleClass().add("piece-count");
    getChildren().addAll(picture, name, count);
    Tooltip.install(this, tip);
    addEventHandler(
        MouseEvent.MOUSE_PRESSED,
        event -> {
          requestFocus();
          if (event.getClickCount() == 2) {
            more.run();
          }
        });
    addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          switch (event.getCode()) {
            case PLUS, EQUALS, ADD, ENTER -> more.run();
            case MINUS, SUBTRACT, DELETE, BACK_SPACE -> less.run();
            default -> {
              return;
            }
          }
          event.consume();
        });
  }

  void show(CounterPictures pictures, ScenarioModel.Tile tile, String counted, String said) {
    picture.setImage(pictures.of(tile.counter(), SIDE));
    name.setText(tile.name());
    count.setText(counted);
    count.setVisible(!counted.isEmpty());
    count.setManaged(!counted.isEmpty());
    tip.setText(said);
    setAccessibleText(said);
    pseudoClassStateChanged(SPENT, tile.left() <= 0);
    pseudoClassStateChanged(OVER, tile.left() < 0);
  }
}
