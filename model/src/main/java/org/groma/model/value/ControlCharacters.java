package org.groma.model.value;

/**
 * Characters that are not shown but obeyed: by a terminal, which they move about, colour or rename;
 * and by whatever shows text, which they split into lines or turn round. Names come from files that
 * anybody may have written, so they become blanks before anybody sees them.
 */
public final class ControlCharacters {

  private ControlCharacters() {}

  /** Whether a character is obeyed; line breaks and tabs are. */
  public static boolean isControl(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      case Character.FORMAT -> turnsText(character);
      default -> false;
    };
  }

  /** Marks, overrides and isolates of text that runs from right to left. */
  private static boolean turnsText(int character) {
    return character == '\u061C'
        || (character >= '\u200E' && character <= '\u200F')
        || (character >= '\u202A' && character <= '\u202E')
        || (character >= '\u2066' && character <= '\u2069');
  }

  /** The text in one line, with a blank for each such character. */
  public static String blanked(String text) {
    if (text.chars().noneMatch(ControlCharacters::isControl)) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text.length());
    text.chars().forEach(c -> plain.append(isControl(c) ? ' ' : (char) c));
    return plain.toString();
  }
}
