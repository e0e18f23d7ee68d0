package org.groma.engine.romanitas.event;

import org.groma.engine.romanitas.setting.Deed;

/** What nations and the player undertake. */
public sealed interface DeedTold extends Told {

  /**
   * The attitude of a nation.
   *
   * @param row the row of its table, empty where it did not roll
   */
  record AttitudeFound(int nation, int roll, int total, String row, Deed deed)
      implements DeedTold {}

  /** What was to happen did not. */
  record CameToNothing(int nation, Why why) implements DeedTold {}

  /** Why an action of a nation did not take place. */
  enum Why {
    NOT_ROMAN,
    NO_COAST,
    NO_FLEET,
    PROMISED_PEACE
  }

  /** A nation goes for what it lost. */
  record ReconquestBegan(int nation, int territory) implements DeedTold {}

  /** The player attacks. */
  record AttackBegan(int territory, boolean bySea) implements DeedTold {}

  /** An envoy was heard, or not. */
  record EnvoyHeard(Envoy envoy, boolean heard) implements DeedTold {}
}
