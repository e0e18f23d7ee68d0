package org.groma.engine.invasions.events;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** The raids that the time table calls for. */
@Rule("X.C")
public final class RaidStep {

  private RaidStep() {}

  public static void run(Play play) {
    throw new UnsupportedOperationException();
  }
}
