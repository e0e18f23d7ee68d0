package org.groma.engine.kernel;

import java.util.Locale;

/** How well a player made by the program plays. */
public enum Skill {
  /** Any legal option. */
  RANDOM,
  /** To win. */
  STEADY;

  /** As it stands on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
