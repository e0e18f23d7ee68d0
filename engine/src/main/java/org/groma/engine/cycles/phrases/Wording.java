package org.groma.engine.cycles.phrases;

import java.util.List;
import java.util.Locale;

/** How numbers and words are written. */
final class Wording {

  private Wording() {}

  /** Words from a word of a file: {@code good-ruler}. */
  static String spelt(String word) {
    return word.replace('-', ' ');
  }

  static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  static String small(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  /** {@code Rome, Antioch and Byzantium}. */
  static String list(List<String> parts, String last) {
    return parts.size() < 2
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, parts.size() - 1)) + last + parts.getLast();
  }

  static String and(List<String> parts) {
    return list(parts, " and ");
  }

  /** Rolls as they are printed: {@code 5–6}, {@code 14+}. */
  static String rolls(String key) {
    return key.replace('-', '–');
  }

  static String signed(int number) {
    return number > 0 ? "+" + number : Integer.toString(number).replace('-', '−');
  }

  /** {@code 1 unit}, {@code 3 units}. */
  static String counted(int number, String one) {
    return number + " " + one + (number == 1 ? "" : "s");
  }
}
