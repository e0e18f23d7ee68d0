package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** Civilized nations draw diplomacy cards. */
@Rule("XXX.A")
public final class DiplomacyStep {

  private DiplomacyStep() {}

  public static void run(Play play) {
    throw new UnsupportedOperationException();
  }
}
