package org.groma.exporters.table;

import java.util.Optional;
import java.util.regex.Pattern;
import org.groma.model.value.Halves;

/** What people type, without what they did not mean: stray blanks and other ways to write ½. */
public final class Typed {

  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}\\u200B\\uFEFF]+");
  private static final Pattern HALF = Pattern.compile(" ?(?:½|(?<![0-9])1 ?[/⁄] ?2(?![0-9]))");
  private static final Pattern COMMA = Pattern.compile("(?<=[0-9]|^-?),(?=[0-9])");

  private Typed() {}

  /** The text without blanks around it, and single ones within. */
  public static String tidy(String typed) {
    return BLANKS.matcher(typed).replaceAll(" ").strip();
  }

  /** A number of halves: {@code ½}, {@code 0.5}, {@code 0,5}, {@code 1/2}, {@code 2 1/2}. */
  public static Optional<Halves> halves(String typed) {
    String text = minus(tidy(typed));
    String half = HALF.matcher(text).replaceAll("½").replace("- ½", "-½");
    return Halves.parse(COMMA.matcher(half).replaceFirst("."));
  }

  /** A whole number, also where a spreadsheet makes {@code 2.0} of it. */
  public static Optional<Integer> whole(String typed) {
    return halves(typed)
        .filter(number -> number.count() % 2 == 0)
        .map(number -> number.count() / 2);
  }

  private static String minus(String text) {
    String plain = text.replace('−', '-').replace('–', '-');
    return plain.startsWith("- ") ? "-" + plain.substring(2) : plain;
  }
}
