package org.groma.engine.invasions.combat;

/** Puts a force together. */
public final class ForceBuilder {

  private final int[] front;
  private int damaged;
  private int chooser;
  private boolean led;
  private int combat;
  private boolean mountainLeader;
  private boolean roman;
  private boolean nomads;
  private boolean inDecline;
  private int extraReRolls;
  private int dice;
  private int trades;
  private int modifier;
  private int blackDice;
  private int hordes;
  private boolean yielding;
  private boolean limes;

  ForceBuilder(int[] traits) {
    if (traits.length > Losses.MOST_SOLDIERS) {
      throw new IllegalArgumentException(traits.length + " soldiers are too many for a battle");
    }
    front = traits.clone();
  }

  public ForceBuilder chooser(int number) {
    chooser = number;
    return this;
  }

  /** The best values of the leaders present (ruling C21). */
  public ForceBuilder leader(int combatBonus, boolean mountain) {
    led = true;
    combat = combatBonus;
    mountainLeader = mountain;
    return this;
  }

  public ForceBuilder roman() {
    roman = true;
    return this;
  }

  /** A nomad Barbarian nation commands it. */
  public ForceBuilder nomads() {
    nomads = true;
    return this;
  }

  /** The leader's nation is an Empire In Decline, which murders its victors. */
  public ForceBuilder inDecline() {
    inDecline = true;
    return this;
  }

  /** Re-rolls beside the leader's. */
  public ForceBuilder extraReRolls(int count) {
    extraReRolls = count;
    return this;
  }

  /** What event cards change; see {@link Command}. */
  public ForceBuilder cards(int moreDice, int moreTrades, int rollModifier) {
    dice = moreDice;
    trades = moreTrades;
    modifier = rollModifier;
    return this;
  }

  /** Black dice that event cards add or take. */
  public ForceBuilder blackDice(int more) {
    blackDice = more;
    return this;
  }

  public ForceBuilder hordes(int count) {
    hordes = count;
    return this;
  }

  /** Its hordes are no nomads': in a Barbarian Area nomads need only win to make them submit. */
  public ForceBuilder yielding() {
    yielding = true;
    return this;
  }

  public ForceBuilder limes() {
    limes = true;
    return this;
  }

  /** These soldiers begin the battle damaged. */
  public ForceBuilder damaged(int... soldiers) {
    for (int soldier : soldiers) {
      damaged |= 1 << soldier;
    }
    return this;
  }

  public Force build() {
    Command command =
        new Command(
            chooser,
            led,
            combat,
            mountainLeader,
            roman,
            nomads,
            inDecline,
            extraReRolls,
            dice,
            trades,
            modifier,
            blackDice);
    return new Force(front, damaged, command, hordes, yielding, limes);
  }
}
