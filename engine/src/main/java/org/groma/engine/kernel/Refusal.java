package org.groma.engine.kernel;

/**
 * Why an order or an answer is not allowed.
 *
 * @param section the section of the rulebook that forbids it
 * @param reason what is wrong, as a sentence for a player
 */
public record Refusal(String section, String reason) {

  @Override
  public String toString() {
    return reason + " (" + section + ")";
  }
}
