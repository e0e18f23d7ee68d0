package org.groma.engine.romanitas.event;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** The diplomatic actions, each once a turn. */
@Rule("5.3")
public enum Envoy implements Worded {
  AMBASSADOR,
  MARRIAGE,
  MISSIONARY
}
