package org.groma.engine.romanitas.event;

import java.util.Locale;
import org.groma.engine.kernel.Purpose;

/** What dice are rolled for. */
public enum Cast implements Purpose {
  FATUM("4.1"),
  ACTA_DESOLATION("4.2"),
  ATTITUDE("6.1"),
  AMBASSADOR("5.3"),
  MARRIAGE("5.3"),
  EXPEDITION("6.3"),
  FIRE("7.1.2"),
  MELEE("7.1.2"),
  PLACEMENT("7.1.3"),
  SIEGE_LOSSES("7.1.3"),
  SURVIVAL("7.5"),
  NAVAL("7.3"),
  RANDOM_EVENT("8.7"),
  EARTHQUAKE("8.7"),
  REFUSAL("8.7"),
  ILLNESS("8.7"),
  STORM("8.7");

  private final String section;

  Cast(String section) {
    this.section = section;
  }

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String section() {
    return section;
  }
}
