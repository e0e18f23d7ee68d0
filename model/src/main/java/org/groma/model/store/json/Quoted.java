package org.groma.model.store.json;

/** Text in double quotes, escaped only where JSON asks for it. */
public final class Quoted {

  private Quoted() {}

  public static StringBuilder append(StringBuilder out, String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char one = text.charAt(i);
      switch (one) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (one < ' ' || isHalfCharacter(text, i)) {
            out.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
              out.append(Character.forDigit((one >> shift) & 0xF, 16));
            }
          } else {
            out.append(one);
          }
        }
      }
    }
    return out.append('"');
  }

  /** Whether a text has no half characters in it, which the parser refuses in names of fields. */
  static boolean isWhole(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (isHalfCharacter(text, i)) {
        return false;
      }
    }
    return true;
  }

  /** A surrogate without its partner, which UTF-8 cannot hold. */
  private static boolean isHalfCharacter(String text, int i) {
    char one = text.charAt(i);
    if (Character.isHighSurrogate(one)) {
      return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    return Character.isLowSurrogate(one)
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }
}
