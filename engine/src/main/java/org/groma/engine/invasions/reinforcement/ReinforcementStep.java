package org.groma.engine.invasions.reinforcement;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** Nations, units and leaders arrive by the time table. */
@Rule("IX.A")
public final class ReinforcementStep {

  private ReinforcementStep() {}

  public static void run(Play play) {
    throw new UnsupportedOperationException();
  }
}
