package org.groma.validator.references;

import java.util.Optional;

/**
 * What was probably meant by a name that stands for nothing.
 *
 * @param id what is suggested
 * @param sureness how sure that is
 */
record Guess(String id, Sureness sureness) {

  /** How a guess was come by, the surest first. */
  enum Sureness {
    /** It is the name or an alias of just one. */
    NAMED,
    /** Just one is a single slip of the pen away. */
    ONE_SLIP,
    /** The nearest is two slips away, of a word that is long enough for that. */
    TWO_SLIPS,
    /** The nearest of several, or one that is farther away. */
    DISTANT
  }

  /** The end of a sentence: {@code ; probably 'westshore' is meant.}. */
  static String hint(Optional<Guess> guess) {
    return guess
        .map(it -> (it.isLikely() ? "; probably '" : "; perhaps '") + it.id() + "' is meant.")
        .orElse(".");
  }

  boolean isSure() {
    return sureness == Sureness.NAMED;
  }

  /** Whether it can be proposed to put it in the place of what stands there. */
  boolean isNear() {
    return sureness == Sureness.NAMED || sureness == Sureness.ONE_SLIP;
  }

  /** Whether it is likely that this was meant, and not some other word altogether. */
  boolean isLikely() {
    return sureness != Sureness.DISTANT;
  }
}
