package org.groma.engine.invasions.events;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** Every player draws an event card; public ones happen at once. */
@Rule("X.B")
public final class EventStep {

  private EventStep() {}

  public static void run(Play play) {
    throw new UnsupportedOperationException();
  }
}
