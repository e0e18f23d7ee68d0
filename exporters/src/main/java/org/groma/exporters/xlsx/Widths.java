package org.groma.exporters.xlsx;

import org.groma.exporters.table.Look;

/**
 * How wide columns must be, in digits of the usual letter, which is what spreadsheets count in.
 * Letters are weighed by sight: measuring them would need fonts, and take longer than the rest.
 */
final class Widths {

  private static final double LEAST = 4.5;
  private static final double MOST = 34;
  private static final double PROSE = 62;
  private static final double ID = 11;
  private static final double FILTER = 2.2;

  private final Look[] looks;
  private final double[] widest;

  Widths(Page page) {
    looks = page.headings().stream().map(Heading::look).toArray(Look[]::new);
    widest = new double[looks.length];
    for (int i = 0; i < looks.length; i++) {
      widest[i] = heading(page.headings().get(i).title(), page.manner().filtered());
    }
  }

  /** A heading may be broken between words, so only its longest one counts. */
  private static double heading(String title, boolean filtered) {
    double longest = 0;
    for (String word : title.split(" ")) {
      longest = Math.max(longest, of(word) * 1.1);
    }
    return longest + (filtered && !title.isEmpty() ? FILTER : 0);
  }

  void note(int column, String text, boolean strong) {
    if (column < widest.length && !text.isEmpty()) {
      widest[column] = Math.max(widest[column], of(text) * (strong ? 1.1 : 1));
    }
  }

  /** The width of a column with some air. */
  double of(int column) {
    return switch (looks[column]) {
      case ID -> ID;
      case PROSE -> Math.clamp(widest[column] + 1.5, LEAST, PROSE);
      default -> Math.clamp(widest[column] + 1.5, LEAST, MOST);
    };
  }

  static double of(String text) {
    double width = 0;
    double widest = 0;
    for (int i = 0; i < text.length() && width < 2 * PROSE; i++) {
      char each = text.charAt(i);
      width = each == '\n' ? 0 : width + of(each);
      widest = Math.max(widest, width);
    }
    return widest;
  }

  private static double of(char each) {
    if ("iljI.,:;'|!()[]/ft -".indexOf(each) >= 0) {
      return 0.6;
    }
    if ("mwMW@%—…".indexOf(each) >= 0) {
      return 1.55;
    }
    return Character.isUpperCase(each) ? 1.25 : each > 0x2E80 ? 1.9 : 1;
  }
}
