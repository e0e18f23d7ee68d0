package org.groma.validator.report;

/** Text that is safe between the tags of XML and HTML and within their attributes. */
final class Markup {

  private static final int INSTEAD = 0xFFFD;

  private Markup() {}

  /** Escapes what has a meaning there, and replaces by � what may not be there at all. */
  static String safe(String text) {
    StringBuilder safe = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(character -> {
          switch (character) {
            case '&' -> safe.append("&amp;");
            case '<' -> safe.append("&lt;");
            case '>' -> safe.append("&gt;");
            case '"' -> safe.append("&quot;");
            case '\'' -> safe.append("&#39;");
            case '\n' -> safe.append("&#10;"); // a plain one in an attribute is read as a blank
            default -> safe.appendCodePoint(isAllowed(character) ? character : INSTEAD);
          }
        });
    return safe.toString();
  }

  private static boolean isAllowed(int character) {
    return character == '\t'
        || (character >= 0x20 && character < 0x7F)
        || (character >= 0xA0 && character < 0xD800)
        || (character >= 0xE000 && character < 0xFFFE)
        || character >= 0x10000;
  }
}
