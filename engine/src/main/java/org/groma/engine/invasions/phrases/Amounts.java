package org.groma.engine.invasions.phrases;

/** Amounts of Gold and points, which are counted in halves, and modifiers of dice. */
public final class Amounts {

  private static final char MINUS = '\u2212';

  private Amounts() {}

  /** {@code 2½}; a loss without its sign. */
  public static String plain(int halves) {
    int size = Math.abs(halves);
    String whole = size / 2 == 0 && size != 0 ? "" : Integer.toString(size / 2);
    return whole + (size % 2 == 0 ? "" : "½");
  }

  public static String signed(int halves) {
    return (halves < 0 ? MINUS : '+') + plain(halves);
  }

  /** {@code +1 point}, {@code −2½ points}. */
  public static String points(int halves) {
    return signed(halves) + (Math.abs(halves) <= 2 ? " point" : " points");
  }

  /** A number that is added to a die: {@code +2}, {@code −1}, {@code ±0}. */
  public static String modifier(int number) {
    if (number == 0) {
      return "±0";
    }
    return (number < 0 ? MINUS : '+') + Integer.toString(Math.abs(number));
  }

  /** A number that may be below zero. */
  public static String number(int number) {
    return number < 0 ? MINUS + Integer.toString(-number) : Integer.toString(number);
  }
}
