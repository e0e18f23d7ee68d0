package org.groma.engine.kernel;

/**
 * A sign that cities or provinces with a tag bear on the map. What it means the vocabulary of the
 * project says.
 *
 * @param tag the word of the tag
 */
public record Emblem(String tag, Sign sign) {

  /** The signs there are. */
  public enum Sign {
    BANNER,
    COIN,
    CROSS,
    HELMET,
    STAR
  }
}
