package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** Unused diplomacy cards are sold and shuffled back. */
@Rule("XXX.A")
public final class EndOfDiplomacy {

  private EndOfDiplomacy() {}

  public static void run(Play play) {
    throw new UnsupportedOperationException();
  }
}
