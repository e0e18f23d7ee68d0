package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * What a key that was pressed may mean. The same shortcut is sent as different keys: plus is a key
 * of its own on a German keyboard, the key of the equals sign on an American and a French one, and
 * another on the keypad; a French keyboard has its digits behind Shift, and sends the sign that is
 * there without it.
 */
final class KeyReading {

  private static final KeyCode[] DIGITS = {
    KeyCode.DIGIT0,
    KeyCode.DIGIT1,
    KeyCode.DIGIT2,
    KeyCode.DIGIT3,
    KeyCode.DIGIT4,
    KeyCode.DIGIT5,
    KeyCode.DIGIT6,
    KeyCode.DIGIT7,
    KeyCode.DIGIT8,
    KeyCode.DIGIT9
  };

  /** What the keys of the digits type without Shift in France; 6 is the minus, which stays one. */
  private static final String FRENCH_ROW = "à&é\"'(\0è_ç";

  /** The same where the toolkit has a name for the key. */
  private static final Map<KeyCode, Integer> FRENCH_KEYS =
      Map.of(
          KeyCode.AMPERSAND, 1,
          KeyCode.QUOTEDBL, 3,
          KeyCode.QUOTE, 4,
          KeyCode.LEFT_PARENTHESIS, 5,
          KeyCode.UNDERSCORE, 8);

  private KeyReading() {}

  /** All that it may mean, the likeliest first. */
  static List<KeyEvent> of(KeyEvent event) {
    List<KeyEvent> readings = new ArrayList<>();
    KeyCode code = event.getCode();
    String text = event.getText();
    boolean digitKey = code.isDigitKey();
    if (!digitKey && text.length() == 1 && text.charAt(0) >= '0' && text.charAt(0) <= '9') {
      readings.add(as(event, DIGITS[text.charAt(0) - '0'], false)); // Shift is how it is typed
    }
    readings.add(event);
    switch (code) {
      case EQUALS, ADD -> readings.add(as(event, KeyCode.PLUS, event.isShiftDown()));
      case SUBTRACT -> readings.add(as(event, KeyCode.MINUS, event.isShiftDown()));
      default -> {
        if (code.isKeypadKey() && digitKey) {
          readings.add(
              as(
                  event,
                  DIGITS[code.getName().charAt(code.getName().length() - 1) - '0'],
                  event.isShiftDown()));
        } else if (!digitKey) {
          french(event, readings);
        }
      }
    }
    if (text.equals("+") && code != KeyCode.PLUS) {
      readings.add(as(event, KeyCode.PLUS, false));
    } else if (text.equals("-") && code != KeyCode.MINUS) {
      readings.add(as(event, KeyCode.MINUS, false));
    }
    return readings;
  }

  private static void french(KeyEvent event, List<KeyEvent> readings) {
    int digit =
        FRENCH_KEYS.getOrDefault(
            event.getCode(),
            event.getText().length() == 1 ? FRENCH_ROW.indexOf(event.getText()) : -1);
    if (digit >= 0) {
      readings.add(as(event, DIGITS[digit], false));
    }
  }

  private static KeyEvent as(KeyEvent event, KeyCode code, boolean shift) {
    return new KeyEvent(
        event.getEventType(),
        event.getCharacter(),
        event.getText(),
        code,
        shift,
        event.isControlDown(),
        event.isAltDown(),
        event.isMetaDown());
  }
}
