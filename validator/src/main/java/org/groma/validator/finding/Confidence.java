package org.groma.validator.finding;

import java.util.Locale;

/** How sure a check is that what it finds is wrong. */
public enum Confidence {
  /** It follows from the data alone. */
  CERTAIN,
  /** Nearly always a mistake. */
  LIKELY,
  /** As often meant as not; a person must look. */
  POSSIBLE;

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
