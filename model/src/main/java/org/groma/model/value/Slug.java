package org.groma.model.value;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The spelling of stable ids: lower-case Latin words and numbers joined by hyphens, {@code
 * lower-meadow}.
 */
public final class Slug {

  /** The spelling as a regular expression, for formats that state it. */
  public static final String SPELLING = "[a-z0-9]+(-[a-z0-9]+)*";

  /** The most characters of an id. */
  public static final int LONGEST = 80;

  private static final Pattern VALID = Pattern.compile(SPELLING);

  private Slug() {}

  public static boolean isValid(String text) {
    return text.length() <= LONGEST && VALID.matcher(text).matches();
  }

  /** The text itself if it is a valid id, else an exception that says what an id looks like. */
  public static String check(String text) {
    if (!isValid(text)) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is not an id: ids are lower-case letters a to z, digits and single hyphens, such"
              + " as '"
              + suggestion(text)
              + "'");
    }
    return text;
  }

  /**
   * An id made from a name: {@code Momonía} gives {@code momonia}, {@code Saldæ} gives {@code
   * saldae}.
   */
  public static String of(String name) {
    String latin =
        name.replace("æ", "ae")
            .replace("Æ", "Ae")
            .replace("œ", "oe")
            .replace("Œ", "Oe")
            .replace("ø", "o")
            .replace("Ø", "O")
            .replace("ß", "ss")
            .replace("ł", "l")
            .replace("Ł", "L")
            .replace("đ", "d")
            .replace("ð", "d")
            .replace("þ", "th")
            .replace("ı", "i");
    String plain =
        Normalizer.normalize(latin, Normalizer.Form.NFD)
            .replaceAll("\\p{M}+", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-+|-+$", "");
    return plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST).replaceAll("-+$", "");
  }

  private static String suggestion(String text) {
    String made = of(text);
    return made.isEmpty() ? "lower-meadow" : made;
  }
}
