package org.groma.engine.romanitas.event;

import org.groma.engine.kernel.Rule;

/** Why a game is over. */
@Rule("3.3")
public enum Ending {
  /** All turns were played. */
  LAST_TURN,
  CAPITAL_LOST,
  /** No RP were left when they were counted. */
  NO_POINTS,
  /** The Empire was laid waste. */
  DESOLATION
}
