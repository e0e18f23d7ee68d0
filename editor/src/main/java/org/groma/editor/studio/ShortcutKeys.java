package org.groma.editor.studio;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Spinner;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * Turns keys that nothing in the window took for itself into actions, whatever keyboard they come
 * from. A letter alone is meant for the map: it takes up a tool, and the keyboard goes to the map
 * with it, unless it is typed into a field or a table. Escape brings the keyboard back to the map.
 */
final class ShortcutKeys {

  private final StudioWindow window;

  ShortcutKeys(StudioWindow window) {
    this.window = window;
  }

  void install(Scene scene) {
    // comes before the shortcuts of menu items, which know one keyboard only
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void pressed(KeyEvent event) {
    if (window.bench().isEmpty() || event.getCode().isModifierKey()) {
      return;
    }
    Optional<Action> meant = meant(event);
    if (meant.isPresent()) {
      event.consume();
      if (meant.get().enabled().get()) {
        meant.get().fire();
      } else {
        window.notices().mind("'" + meant.get().title() + "' has nothing to do now.");
      }
    } else if (event.getCode() == KeyCode.ESCAPE && !window.isCovered()) {
      event.consume();
      window.keyboardToMap();
    }
  }

  /** The action whose shortcut was pressed. */
  private Optional<Action> meant(KeyEvent event) {
    List<Action> all = window.bench().orElseThrow().actions().all();
    boolean letters = !window.isCovered() && !isTyping();
    for (KeyEvent reading : KeyReading.of(event)) {
      for (Action action : all) {
        for (KeyCombination keys : action.keys()) {
          if (keys.match(reading) && (letters || !isLetter(keys))) {
            return Optional.of(action);
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Whether a shortcut is one key that types something. */
  static boolean isLetter(KeyCombination keys) {
    return keys instanceof KeyCodeCombination one
        && (one.getCode().isLetterKey() || one.getCode().isDigitKey())
        && one.getControl() != KeyCombination.ModifierValue.DOWN
        && one.getAlt() != KeyCombination.ModifierValue.DOWN
        && one.getMeta() != KeyCombination.ModifierValue.DOWN
        && one.getShortcut() != KeyCombination.ModifierValue.DOWN;
  }

  /** Whether letters go into what has the keyboard. */
  private boolean isTyping() {
    for (Node node = window.stage().getScene().getFocusOwner();
        node != null;
        node = node.getParent()) {
      if (node instanceof TextInputControl
          || (node instanceof ComboBoxBase<?> box && box.isEditable())
          || node instanceof Spinner<?>
          || node instanceof TableView<?>
          || node instanceof TreeTableView<?>) {
        return true;
      }
    }
    return false;
  }
}
