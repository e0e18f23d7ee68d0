package org.groma.validator.finding;

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
    if (!tooLong && message.codePoints().noneMatch(Sentence::isControl)) {
      return message;
    }
    StringBuilder plain = new StringBuilder();
    String kept = tooLong ? message.substring(0, LONGEST - 2) + "…." : message;
    kept.codePoints().map(c -> isControl(c) ? ' ' : c).forEach(plain::appendCodePoint);
    return plain.toString();
  }

  /** Control characters, and those that make text run from right to left or split lines. */
  private static boolean isControl(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> c >= '\u202A' && c <= '\u202E';
    };
  }
}
