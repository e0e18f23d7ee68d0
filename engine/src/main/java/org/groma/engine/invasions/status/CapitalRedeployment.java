package org.groma.engine.invasions.status;

import org.groma.engine.invasions.play.Play;

/** Stands in until the chapter on capitals is here. */
public final class CapitalRedeployment {

  private CapitalRedeployment() {}

  public static void redeploy(Play play, int nation) {
    throw new UnsupportedOperationException();
  }
}
