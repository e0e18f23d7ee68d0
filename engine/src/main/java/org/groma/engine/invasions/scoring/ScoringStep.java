package org.groma.engine.invasions.scoring;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** Control is scored every third turn and in the last. */
@Rule("V.B")
public final class ScoringStep {

  private ScoringStep() {}

  public static void run(Play play) {
    throw new UnsupportedOperationException();
  }
}
