package org.groma.exporters.xlsx;

import java.util.Arrays;
import org.groma.exporters.table.Look;

/**
 * How wide columns must be, in digits of the usual letter, which is what spreadsheets count in.
 * Letters are weighed by sight: measuring them would need fonts, and take longer than the rest.
 */
final class Widths {

  private static final double LEAST = 4.5;
  private static final double MOST = 34;
  private static final double PROSE = 62;
  private static final double PROSE_AMONG_OTHERS = 42;
  private static final double NARROW = 3;
  private static final double ID = 11;
  private static final int MOST_LINES = 30;
  private static final double FILTER = 2;

  /** What keeps a heading that happens to go on one line off that of the next column. */
  private static final double APART = 1;

  private final Look[] looks;
  private final double[] widest;
  private final double prose;
  private final int headingLines;

  Widths(Page page) {
    looks = page.headings().stream().map(Heading::look).toArray(Look[]::new);
    widest = new double[looks.length];
    boolean filtered = page.manner().filtered();
    int lines = 1;
    for (int i = 0; i < looks.length; i++) {
      String title = page.headings().get(i).title();
      widest[i] = heading(title, looks[i], filtered);
      lines = Math.max(lines, lines(title, widest[i] + 1));
    }
    headingLines = lines;
    prose =
        Arrays.stream(looks).filter(look -> look == Look.PROSE).count() > 1
            ? PROSE_AMONG_OTHERS
            : PROSE;
  }

  /** A heading above numbers may be broken between words, so only its longest one counts. */
  private static double heading(String title, Look look, boolean filtered) {
    boolean broken = look != Look.TEXT && look != Look.PROSE;
    double longest = 0;
    for (String part : broken ? title.split(" ") : new String[] {title}) {
      longest = Math.max(longest, of(part) * 1.1);
    }
    boolean several = broken && title.contains(" ");
    return longest + (filtered && !title.isEmpty() ? FILTER : 0) + (several ? APART : 0);
  }

  /** How many lines the headings take at most. */
  int headingLines() {
    return headingLines;
  }

  void note(int column, String text, boolean strong) {
    if (column < widest.length && !text.isEmpty()) {
      widest[column] = Math.max(widest[column], of(text) * (strong ? 1.1 : 1));
    }
  }

  /** The width of a column with some air. */
  double of(int column) {
    return looks[column] == Look.ID
        ? ID
        : Math.clamp(widest[column] + 1.5, widest[column] == 0 ? NARROW : LEAST, most(column));
  }

  private double most(int column) {
    return looks[column] == Look.PROSE ? prose : MOST;
  }

  /** How many lines a text takes in a column, which is widened for it as far as that goes. */
  int lines(int column, String text) {
    return switch (looks[column]) {
      case TEXT, PROSE -> lines(text, most(column) - 1.5);
      default -> 1;
    };
  }

  private static int lines(String text, double room) {
    int lines = 0;
    for (String paragraph : text.split("\n", -1)) {
      double used = 0;
      lines++;
      for (String word : paragraph.split(" ", -1)) {
        double wide = of(word);
        if (used > 0 && used + wide > room) {
          lines++;
          used = 0;
        }
        lines += (int) (wide / room);
        used += wide % room + of(' ');
      }
    }
    return Math.min(lines, MOST_LINES);
  }

  static double of(String text) {
    double width = 0;
    double widest = 0;
    for (int i = 0; i < text.length() && width < MOST_LINES * PROSE; i++) {
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
    return Character.isUpperCase(each) ? 1.25 : each > 0x2E80 ? 1.9 : 0.97;
  }
}
