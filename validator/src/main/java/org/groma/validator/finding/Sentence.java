package org.groma.validator.finding;

import org.groma.model.value.ControlCharacters;

/**
 * What a finding says, fit to be shown. Names and words come from files that anybody may have
 * written, so a message may carry what moves the cursor of a terminal, or a megabyte of text.
 */
final class Sentence {

  private static final int LONGEST = 1_000;

  private Sentence() {}

  /** In one line of bearable length, without control characters. */
  static String of(String message) {
    boolean tooLong = message.length() > LONGEST;
    return ControlCharacters.blanked(
        whole(tooLong ? message.substring(0, LONGEST - 2) + "…." : message));
  }

  /** Half a character, which a cut may leave and a file may hold, cannot be written anywhere. */
  private static String whole(String text) {
    if (text.codePoints().noneMatch(Sentence::isHalf)) {
      return text;
    }
    StringBuilder whole = new StringBuilder();
    text.codePoints().map(c -> isHalf(c) ? ' ' : c).forEach(whole::appendCodePoint);
    return whole.toString();
  }

  private static boolean isHalf(int c) {
    return Character.getType(c) == Character.SURROGATE;
  }
}
