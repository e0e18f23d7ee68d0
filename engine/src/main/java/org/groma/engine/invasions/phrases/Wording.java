package org.groma.engine.invasions.phrases;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.kernel.Spelling;

/** Lists, plurals and spellings, the same wherever the game speaks to people. */
public final class Wording {

  private static final Pattern LETTER_OF_A_WORD = Pattern.compile("(?<![\\p{L}])\\p{Ll}");

  /** Latin words of the game, which English endings would spoil. */
  private static final Map<String, String> LATIN_PLURALS =
      Map.of(
          "cataphracta", "cataphractae",
          "foedus", "foedera",
          "limes", "limites",
          "thema", "themata");

  private static final Map<String, String> QUARTERS =
      Map.of("0", "", "0.25", "¼", "0.5", "½", "0.75", "¾");

  private Wording() {}

  /** {@code a, b and c}. */
  public static String list(List<String> words) {
    return Spelling.list(words, " and ");
  }

  /** {@code a, b or c}. */
  public static String either(List<String> words) {
    return Spelling.list(words, " or ");
  }

  /** {@code 1 unit}, {@code 2 units}. */
  public static String count(int number, String one) {
    return number + " " + (number == 1 ? one : plural(one));
  }

  /** More than one of something; troops such as cavalry are not counted by an ending. */
  public static String plural(String one) {
    int space = one.lastIndexOf(' ') + 1;
    String noun = one.substring(space);
    String latin = LATIN_PLURALS.get(noun.toLowerCase(Locale.ROOT));
    if (latin != null) {
      return one.substring(0, space)
          + (Character.isUpperCase(noun.charAt(0)) ? Spelling.capital(latin) : latin);
    }
    if (noun.endsWith("ry") || noun.endsWith("s") || noun.endsWith("i") || noun.isEmpty()) {
      return one;
    }
    return noun.endsWith("y") ? one.substring(0, one.length() - 1) + "ies" : one + "s";
  }

  /** {@code an Empire}, {@code a Kingdom}. */
  public static String one(String noun) {
    return (!noun.isEmpty() && "AEIOUaeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }

  /** An id as a name: {@code Britannia Superior} for {@code britannia-superior}. */
  public static String spelt(String id) {
    return LETTER_OF_A_WORD
        .matcher(id.toLowerCase(Locale.ROOT).replace('-', ' '))
        .replaceAll(letter -> letter.group().toUpperCase(Locale.ROOT));
  }

  /** {@code Status of Nations}. */
  public static String title(Step step) {
    return spelt(step.word()).replace(" Of ", " of ");
  }

  /** {@code 2½}, {@code ¾}, {@code −4}. */
  public static String number(BigDecimal number) {
    BigDecimal size = number.abs();
    BigDecimal whole = BigDecimal.valueOf(size.longValue());
    String part = QUARTERS.get(size.subtract(whole).stripTrailingZeros().toPlainString());
    String text;
    if (part == null) {
      text = size.toPlainString();
    } else {
      text = whole.signum() == 0 && !part.isEmpty() ? part : whole.toPlainString() + part;
    }
    return number.signum() < 0 ? "\u2212" + text : text;
  }

  /** The same with its sign: {@code +2}. */
  public static String signed(BigDecimal number) {
    return (number.signum() < 0 ? "" : "+") + number(number);
  }
}
