package org.groma.engine.invasions.status;

import org.groma.engine.invasions.play.Play;

/** Stands in until the chapter on capitals is here. */
public final class CapitalRedeployment {

  private CapitalRedeployment() {}

  /** Only where it is due. */
  @SuppressWarnings("unused")
  public static void run(Play play, int nation) {}
}
