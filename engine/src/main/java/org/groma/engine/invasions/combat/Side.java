package org.groma.engine.invasions.combat;

/** The two sides of a battle. The active nation is the attacker. */
public enum Side {
  ATTACKER,
  DEFENDER;

  public Side opponent() {
    return this == ATTACKER ? DEFENDER : ATTACKER;
  }
}
