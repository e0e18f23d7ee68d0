package org.groma.engine.kernel;

/**
 * What players call a kind of entry.
 *
 * @param one {@code sea zone}
 * @param many {@code sea zones}
 */
public record Noun(String one, String many) {

  /** {@code 1 sea zone}, {@code 32 sea zones}. */
  public String counted(long number) {
    return number + " " + (number == 1 ? one : many);
  }

  /** {@code an area}. */
  public String a() {
    return ("aeiou".indexOf(one.charAt(0)) < 0 ? "a " : "an ") + one;
  }

  /** As a head of a column: {@code Sea zone}. */
  public String head() {
    return Spelling.capital(one);
  }

  /** As a head of a list: {@code Sea zones}. */
  public String heads() {
    return Spelling.capital(many);
  }
}
