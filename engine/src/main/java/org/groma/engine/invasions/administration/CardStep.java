package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.play.Play;
import org.groma.engine.kernel.Rule;

/** A Civilized nation draws, pays and plays an Administration card. */
@Rule("XIII.D")
public final class CardStep {

  private CardStep() {}

  public static void run(Play play, int nation) {
    throw new UnsupportedOperationException();
  }
}
