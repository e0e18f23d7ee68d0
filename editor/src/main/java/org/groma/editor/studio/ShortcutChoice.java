package org.groma.editor.studio;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/** Reads a shortcut from the keys that somebody presses. */
final class ShortcutChoice {

  /** Keys that move about and type in every part of the window. */
  private static final Set<KeyCode> NEEDED =
      EnumSet.of(
          KeyCode.ENTER,
          KeyCode.TAB,
          KeyCode.SPACE,
          KeyCode.BACK_SPACE,
          KeyCode.ESCAPE,
          KeyCode.UP,
          KeyCode.DOWN,
          KeyCode.LEFT,
          KeyCode.RIGHT,
          KeyCode.HOME,
          KeyCode.END,
          KeyCode.PAGE_UP,
          KeyCode.PAGE_DOWN);

  /** Keys that the map has for itself. */
  private static final Set<KeyCode> OF_THE_MAP =
      EnumSet.of(
          KeyCode.X,
          KeyCode.G,
          KeyCode.DIGIT0,
          KeyCode.PLUS,
          KeyCode.MINUS,
          KeyCode.EQUALS,
          KeyCode.ADD,
          KeyCode.SUBTRACT);

  private ShortcutChoice() {}

  /** The keys that are down. */
  static KeyCombination of(KeyEvent event) {
    boolean shortcut = event.isShortcutDown();
    return new KeyCodeCombination(
        event.getCode(),
        down(event.isShiftDown()),
        ModifierValue.UP.equals(down(shortcut)) ? down(event.isControlDown()) : ModifierValue.UP,
        down(event.isAltDown()),
        ModifierValue.UP.equals(down(shortcut)) ? down(event.isMetaDown()) : ModifierValue.UP,
        down(shortcut));
  }

  private static ModifierValue down(boolean held) {
    return held ? ModifierValue.DOWN : ModifierValue.UP;
  }

  /** Why these keys cannot be a shortcut. */
  static Optional<String> refusal(KeyEvent event) {
    boolean alone =
        !event.isShortcutDown()
            && !event.isControlDown()
            && !event.isAltDown()
            && !event.isMetaDown();
    if (event.getCode() == KeyCode.UNDEFINED) {
      return Optional.of("This key has no name that a shortcut could go by. Choose another.");
    }
    if (alone && NEEDED.contains(event.getCode())) {
      return Optional.of(
          event.getCode().getName()
              + " alone is needed to move about and to type. Hold Ctrl or Alt with it.");
    }
    if (alone && OF_THE_MAP.contains(event.getCode())) {
      return Optional.of(
          event.getCode().getName()
              + " alone is a key of the map itself. Hold Ctrl or Alt with it.");
    }
    return Optional.empty();
  }
}
