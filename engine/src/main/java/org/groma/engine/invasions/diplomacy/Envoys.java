package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** What may be agreed at the beginning of a nation's activation. */
@Rule("XXX.A")
public final class Envoys {

  private Envoys() {}

  public static void run(Play play, int nation) {
    throw new UnsupportedOperationException();
  }
}
