package org.groma.validator.proofread;

import java.util.Locale;
import java.util.Optional;
import org.groma.model.review.SignOff;

/**
 * Whether a row has been looked at.
 *
 * @param signOff who signed it and when, if anybody did
 */
public record Signing(Standing standing, Optional<SignOff> signOff) {

  /** How far a signature holds. */
  public enum Standing {
    /** Nobody has signed. */
    OPEN("not yet checked"),
    /** Signed, and nothing has changed since. */
    SIGNED("signed"),
    /** Signed once, but the row or what is printed of it has changed: to be read again. */
    CHANGED("changed since it was signed");

    private final String phrase;

    Standing(String phrase) {
      this.phrase = phrase;
    }

    public String phrase() {
      return phrase;
    }

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static Signing of(Optional<SignOff> signOff, String state) {
    return new Signing(
        signOff
            .map(signed -> signed.state().equals(state) ? Standing.SIGNED : Standing.CHANGED)
            .orElse(Standing.OPEN),
        signOff);
  }
}
