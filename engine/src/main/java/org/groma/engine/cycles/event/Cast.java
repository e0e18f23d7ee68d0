package org.groma.engine.cycles.event;

import java.util.Locale;
import org.groma.engine.kernel.Purpose;

/** What dice are rolled for. */
public enum Cast implements Purpose {
  ORDER("4.1"),
  CREATION("9.1"),
  SINKING("5.3"),
  COMBAT("7.1"),
  NAVAL_COMBAT("8.1"),
  FLIGHT_AT_SEA("8.1"),
  UNREST("9.3.6"),
  UNREST_LOSS("9.3.6"),
  ADMINISTRATION("10.6"),
  REBELLION("11.7"),
  REBELLION_EXTENT("11.7"),
  TRIBAL_CROSSING("13.1.1"),
  LEADER("13.6"),
  SPECIAL("14.2");

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
