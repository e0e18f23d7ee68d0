package org.groma.exporters.table;

/**
 * Text as a cell of a spreadsheet can hold it. A cell ends after 32,767 characters, and XML has no
 * control characters and no halves of characters.
 */
final class CellText {

  private static final int LONGEST = 32_767;
  private static final char UNKNOWN = '\uFFFD';

  private CellText() {}

  static String fit(String text) {
    String cut = text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
    return cut.chars().allMatch(each -> each >= ' ' && each < Character.MIN_SURROGATE)
        ? cut
        : replaced(cut);
  }

  private static String replaced(String text) {
    StringBuilder fit = new StringBuilder(text.length());
    text.codePoints()
        .forEach(each -> {
          if (each == '\n' || each == '\t') {
            fit.append((char) each);
          } else if (each == '\r') {
            fit.append('\n');
          } else {
            fit.appendCodePoint(isHeld(each) ? each : UNKNOWN);
          }
        });
    return fit.toString();
  }

  private static boolean isHeld(int each) {
    boolean half = each >= Character.MIN_SURROGATE && each <= Character.MAX_SURROGATE;
    return each >= ' ' && !half && each != 0xFFFE && each != 0xFFFF;
  }
}
