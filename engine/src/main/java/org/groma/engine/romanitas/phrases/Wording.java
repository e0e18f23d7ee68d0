package org.groma.engine.romanitas.phrases;

import java.util.List;
import java.util.Locale;

/** How numbers and words are written. */
final class Wording {

  private Wording() {}

  /** Words from a word of a file: {@code roman-garrison}. */
  static String spelt(String word) {
    return word.replace('-', ' ');
  }

  static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** {@code guard, elite or donatio}. */
  static String list(List<String> parts, String last) {
    return parts.size() < 2
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, parts.size() - 1)) + last + parts.getLast();
  }

  /** Rolls as they are printed: {@code 1–3}, {@code 4 or less}, {@code 9+}. */
  static String rolls(String key) {
    return key.endsWith("-")
        ? key.substring(0, key.length() - 1) + " or less"
        : key.replace('-', '–');
  }

  static String number(int number) {
    return Integer.toString(number).replace('-', '−');
  }

  /** A number that is added to another. */
  static String signed(int number) {
    return number > 0 ? "+" + number : number(number);
  }

  static String points(int number) {
    return number(number) + " RP";
  }

  /** {@code 1 unit}, {@code 3 units}. */
  static String counted(int number, String one) {
    return number + " " + one + (number == 1 ? "" : "s");
  }
}
