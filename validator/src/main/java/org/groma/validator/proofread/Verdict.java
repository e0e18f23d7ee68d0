package org.groma.validator.proofread;

import java.util.Locale;

/** How a printed value compares with that of the project. */
public enum Verdict {
  /** They say the same; an abbreviation or a translation says the same. */
  SAME("same"),
  /** The same word in another spelling. */
  SPELLING("other spelling"),
  /** Another name for the same thing. */
  NAME("other name"),
  /** Another value. */
  VALUE("other value"),
  /** The edition prints nothing where the project has a value. */
  UNPRINTED("not printed"),
  /** The edition prints something that cannot be read as such a value. */
  UNREADABLE("unreadable");

  private final String phrase;

  Verdict(String phrase) {
    this.phrase = phrase;
  }

  /** As it stands beside a value. */
  public String phrase() {
    return phrase;
  }

  public boolean differs() {
    return this != SAME;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
