package org.groma.engine.invasions.events;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** One caravan is exceptional; all pay, or are looted. */
@Rule("X.D")
public final class CaravanStep {

  private CaravanStep() {}

  public static void run(Play play) {
    throw new UnsupportedOperationException();
  }
}
