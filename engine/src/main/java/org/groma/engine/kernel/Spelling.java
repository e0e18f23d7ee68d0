package org.groma.engine.kernel;

import java.util.List;
import java.util.Locale;
import org.groma.model.entry.Ledger;

/** How words, numbers and lists of them are written for people. */
public final class Spelling {

  private Spelling() {}

  /** Words from a word of a file: {@code good ruler} for {@code good-ruler}. */
  public static String spelt(String word) {
    return word.replace('-', ' ');
  }

  /** The name of an entry; an id that leads nowhere is spelt out. */
  public static String name(Ledger<?, ?> ledger, String id) {
    return ledger.find(id).map(entry -> entry.name()).orElseGet(() -> spelt(id));
  }

  /** To begin a line with. */
  public static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** To stand within a sentence. */
  public static String small(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  /**
   * A list of words.
   *
   * @param last what stands before the last of them, {@code " or "}
   */
  public static String list(List<String> parts, String last) {
    return parts.size() < 2
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, parts.size() - 1)) + last + parts.getLast();
  }

  /** {@code Rome, Antioch and Byzantium}. */
  public static String and(List<String> parts) {
    return list(parts, " and ");
  }

  /** Rolls as they are printed: {@code 1–3}, {@code 4 or less}, {@code 9+}. */
  public static String rolls(String key) {
    return key.endsWith("-")
        ? key.substring(0, key.length() - 1) + " or less"
        : key.replace('-', '–');
  }

  /** With a minus rather than a hyphen: {@code −4}. */
  public static String number(int number) {
    return Integer.toString(number).replace('-', '−');
  }

  /** A number that is added to another: {@code +2}. */
  public static String signed(int number) {
    return number > 0 ? "+" + number : number(number);
  }

  /** {@code 1 unit}, {@code 3 units}. */
  public static String counted(int number, String one) {
    return number + " " + one + (number == 1 ? "" : "s");
  }
}
