package org.groma.validator.proofread;

import java.util.Locale;

/** How a printed value compares with that of the project. */
public enum Verdict {
  /** They say the same; an abbreviation or a translation says the same. */
  SAME,
  /** The same word in another spelling. */
  SPELLING,
  /** Another name for the same thing. */
  NAME,
  /** Another value. */
  VALUE,
  /** The edition prints nothing where the project has a value. */
  UNPRINTED,
  /** The edition prints something that cannot be read as such a value. */
  UNREADABLE;

  public boolean differs() {
    return this != SAME;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
