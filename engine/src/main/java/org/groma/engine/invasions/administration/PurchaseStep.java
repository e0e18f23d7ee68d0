package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** A Civilized nation buys and restores units. */
@Rule("XV.B")
public final class PurchaseStep {

  private PurchaseStep() {}

  public static void run(Play play, int nation) {
    throw new UnsupportedOperationException();
  }
}
