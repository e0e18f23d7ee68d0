package org.groma.engine.romanitas.event;

import java.util.Locale;
import org.groma.engine.kernel.Rule;

/** The diplomatic actions, each once a turn. */
@Rule("5.3")
public enum Envoy {
  AMBASSADOR,
  MARRIAGE,
  MISSIONARY;

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
