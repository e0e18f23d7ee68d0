package org.groma.engine.invasions.combat;

import java.util.List;

/** The two sides of a battle. The active nation is the attacker. */
public enum Side {
  ATTACKER,
  DEFENDER;

  /** Both, the attacker first, as most things are declared. */
  public static final List<Side> BOTH = List.of(values());

  public Side opponent() {
    return this == ATTACKER ? DEFENDER : ATTACKER;
  }
}
