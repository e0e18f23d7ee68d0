package org.groma.engine.invasions.setting;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.kernel.Rule;

/** When an event card may be played. */
@Rule("X.B")
public enum Moment {
  /** A public event: when it is drawn. */
  AT_ONCE,
  CARAVANS,
  DIPLOMACY,
  ADMINISTRATION,
  INCOME,
  PURCHASES,
  START_OF_ACTIVATION,
  ANY_ACTIVATION,
  MOVEMENT,
  LANDING,
  FLIGHT,
  BEFORE_ARCHERY,
  BEFORE_MELEE,
  SIEGE,
  AFTER_LOOTING,
  /** In answer to another card. */
  WHEN_A_CARD_IS_PLAYED;

  public static Optional<Moment> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
