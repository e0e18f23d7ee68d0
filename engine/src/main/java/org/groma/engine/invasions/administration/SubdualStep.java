package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** A nation tries to subdue its revolts. */
@Rule("XVI.F")
public final class SubdualStep {

  private SubdualStep() {}

  public static void run(Play play, int nation) {
    throw new UnsupportedOperationException();
  }
}
