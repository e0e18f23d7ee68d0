package org.groma.exporters.csv;

import java.util.regex.Pattern;

/**
 * The apostrophe before a text that spreadsheet programs would take for a formula: a file of values
 * must not make anyone's program calculate or fetch something.
 */
final class Apostrophe {

  private static final Pattern LIKE_A_FORMULA = Pattern.compile("'*[=+@\\-\\t].*", Pattern.DOTALL);

  private Apostrophe() {}

  static String before(String text) {
    return LIKE_A_FORMULA.matcher(text).matches() ? "'" + text : text;
  }

  static String without(String written) {
    return written.startsWith("'") && LIKE_A_FORMULA.matcher(written).matches()
        ? written.substring(1)
        : written;
  }
}
