package org.groma.engine.invasions.status;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** Nations age, found Kingdoms and Empires; heresies fade. */
@Rule("VI.D")
public final class StatusStep {

  private StatusStep() {}

  public static void run(Play play) {
    throw new UnsupportedOperationException();
  }
}
