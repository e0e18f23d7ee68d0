package org.groma.exporters.svg;

/** Reads the numbers of an attribute one by one; commas and blanks between them do not matter. */
final class Numbers {

  private final String text;
  private int at;

  Numbers(String text) {
    this.text = text;
  }

  /** Whether another number follows. */
  boolean hasNext() {
    skip();
    return at < text.length() && "+-.0123456789".indexOf(text.charAt(at)) >= 0;
  }

  /** The letter that follows; 0 at the end. */
  char letter() {
    skip();
    return at < text.length() ? text.charAt(at++) : 0;
  }

  /** A flag of an arc: 0 or 1, which need not be set off from what follows. */
  boolean flag() {
    skip();
    if (at < text.length() && (text.charAt(at) == '0' || text.charAt(at) == '1')) {
      return text.charAt(at++) == '1';
    }
    throw new Misdrawn("a flag of an arc is 0 or 1" + here());
  }

  double next() {
    skip();
    int start = at;
    if (at < text.length() && "+-".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    digits();
    if (at < text.length() && text.charAt(at) == '.') {
      at++;
      digits();
    }
    exponent();
    try {
      double number = Double.parseDouble(text.substring(start, at));
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException none) {
      // told below
    }
    at = start;
    throw new Misdrawn("a number is expected" + here());
  }

  private void exponent() {
    if (at + 1 < text.length() && "eE".indexOf(text.charAt(at)) >= 0) {
      int after = at + 1;
      if ("+-".indexOf(text.charAt(after)) >= 0) {
        after++;
      }
      if (after < text.length() && Character.isDigit(text.charAt(after))) {
        at = after;
        digits();
      }
    }
  }

  private void digits() {
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
  }

  private void skip() {
    while (at < text.length()
        && (text.charAt(at) == ',' || Character.isWhitespace(text.charAt(at)))) {
      at++;
    }
  }

  /** Where the reader stands, for a message. */
  String here() {
    if (at >= text.length()) {
      return " at the end.";
    }
    String rest = text.substring(at);
    return " at '" + (rest.length() <= 12 ? rest : rest.substring(0, 12) + "…") + "'.";
  }
}
