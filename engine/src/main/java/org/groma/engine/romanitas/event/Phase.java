package org.groma.engine.romanitas.event;

import java.util.Locale;
import org.groma.engine.kernel.Rule;

/** The phases of a turn. */
@Rule("2")
public enum Phase {
  ORGANISATION,
  ACTIONS,
  MANAGEMENT;

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
