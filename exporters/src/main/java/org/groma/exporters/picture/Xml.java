package org.groma.exporters.picture;

/** Text that is safe between and within the tags of XML and HTML. */
public final class Xml {

  private Xml() {}

  /** Escapes what has a meaning in XML and drops what it forbids. */
  public static String safe(String text) {
    StringBuilder safe = new StringBuilder(text.length());
    text.codePoints()
        .forEach(character -> {
          switch (character) {
            case '&' -> safe.append("&amp;");
            case '<' -> safe.append("&lt;");
            case '>' -> safe.append("&gt;");
            case '"' -> safe.append("&quot;");
            default -> {
              if (isAllowed(character)) {
                safe.appendCodePoint(character);
              }
            }
          }
        });
    return safe.toString();
  }

  private static boolean isAllowed(int character) {
    return character == '\t'
        || character == '\n'
        || (character >= 0x20 && character < 0xD800)
        || (character >= 0xE000 && character < 0xFFFE)
        || character >= 0x10000;
  }
}
