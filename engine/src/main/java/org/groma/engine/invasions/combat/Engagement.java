package org.groma.engine.invasions.combat;

/** Two forces about to fight. Fighting works on copies; the engagement stays as it was. */
public record Engagement(Ground ground, Force attacker, Force defender) {

  public Force force(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  /** The same where a card lays an ambush. */
  public Engagement withAmbush() {
    return new Engagement(ground.withAmbush(), attacker, defender);
  }

  public Engagement copy() {
    return new Engagement(ground, attacker.copy(), defender.copy());
  }
}
