package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** A nation collects, pays, recovers from pillage, or goes bankrupt. */
@Rule("XIV.H")
public final class IncomeStep {

  private IncomeStep() {}

  public static void run(Play play, int nation) {
    throw new UnsupportedOperationException();
  }
}
