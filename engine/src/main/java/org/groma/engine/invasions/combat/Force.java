package org.groma.engine.invasions.combat;

import java.util.Arrays;
import org.groma.engine.kernel.Rule;

/**
 * One side of a battle: its soldiers, in the order they were given, with their conditions; its
 * leader; and what stands beside it without being a soldier. Changed as the battle goes on; {@link
 * #copy} keeps a state.
 *
 * <p>Hordes and a Limes are no soldiers (ruling C22): they bring a die or a column and can be hit
 * last, but never fight on their own here.
 */
@Rule({"III.B", "III.C"})
public final class Force {

  private final int[] front;
  private final Condition[] condition;
  private final int chooser;
  private final int combat;
  private final boolean mountainLeader;
  private final boolean led;
  private final boolean roman;
  private final int hordes;
  private boolean limes;

  private Force(Builder made, int[] front, Condition[] condition) {
    this.front = front;
    this.condition = condition;
    this.chooser = made.chooser;
    this.combat = made.combat;
    this.mountainLeader = made.mountainLeader;
    this.led = made.led;
    this.roman = made.roman;
    this.hordes = made.hordes;
    this.limes = made.limes;
  }

  private Force(Force other) {
    this.front = other.front;
    this.condition = other.condition.clone();
    this.chooser = other.chooser;
    this.combat = other.combat;
    this.mountainLeader = other.mountainLeader;
    this.led = other.led;
    this.roman = other.roman;
    this.hordes = other.hordes;
    this.limes = other.limes;
  }

  public static Builder of(int... traits) {
    return new Builder(traits);
  }

  public Force copy() {
    return new Force(this);
  }

  /** How many soldiers began the battle, eliminated ones included. */
  public int size() {
    return front.length;
  }

  public Condition condition(int soldier) {
    return condition[soldier];
  }

  public void set(int soldier, Condition now) {
    condition[soldier] = now;
  }

  public boolean fights(int soldier) {
    return condition[soldier] != Condition.ELIMINATED;
  }

  /** The traits that a soldier has now: those of its reverse side once it is damaged. */
  public int traits(int soldier) {
    return condition[soldier] == Condition.DAMAGED
        ? front[soldier] & Trait.KEPT_WHEN_DAMAGED
        : front[soldier];
  }

  /** The traits of its front side. */
  public int frontTraits(int soldier) {
    return front[soldier];
  }

  public boolean has(int soldier, int traits) {
    return (traits(soldier) & traits) == traits;
  }

  /** How many soldiers are left. */
  public int strength() {
    int count = 0;
    for (Condition each : condition) {
      if (each != Condition.ELIMINATED) {
        count++;
      }
    }
    return count;
  }

  public int eliminated() {
    return size() - strength();
  }

  /** How many of those left have all of these traits. */
  public int count(int traits) {
    int count = 0;
    for (int i = 0; i < front.length; i++) {
      if (fights(i) && has(i, traits)) {
        count++;
      }
    }
    return count;
  }

  /** How many hits until nobody is left, the Limes included and hordes not. */
  public int endurance() {
    int hits = limes ? 1 : 0;
    for (int i = 0; i < front.length; i++) {
      if (fights(i)) {
        hits += has(i, Trait.ELITE) ? 2 : 1;
      }
    }
    return hits;
  }

  /** Who decides for this side, by its number at the table. */
  public int chooser() {
    return chooser;
  }

  /** The combat bonus of its leader; 0 without one. */
  public int combat() {
    return combat;
  }

  public boolean isLed() {
    return led;
  }

  /** Whether its leader cannot be ambushed in the mountains. */
  public boolean hasMountainLeader() {
    return mountainLeader;
  }

  /** Whether it is commanded by Rome or Byzantium. */
  public boolean isRoman() {
    return roman;
  }

  public int hordes() {
    return hordes;
  }

  public boolean hasLimes() {
    return limes;
  }

  /** The Limes takes a hit and is gone. */
  public void loseLimes() {
    limes = false;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Force that
        && Arrays.equals(front, that.front)
        && Arrays.equals(condition, that.condition)
        && chooser == that.chooser
        && combat == that.combat
        && led == that.led
        && mountainLeader == that.mountainLeader
        && roman == that.roman
        && hordes == that.hordes
        && limes == that.limes;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(condition) * 31 + Arrays.hashCode(front);
  }

  @Override
  public String toString() {
    return Arrays.toString(condition) + (limes ? " with a Limes" : "");
  }

  /** Puts a force together. */
  public static final class Builder {

    private final int[] front;
    private final Condition[] condition;
    private int chooser;
    private int combat;
    private boolean mountainLeader;
    private boolean led;
    private boolean roman;
    private int hordes;
    private boolean limes;

    private Builder(int[] traits) {
      front = traits.clone();
      condition = new Condition[front.length];
      Arrays.fill(condition, Condition.FRESH);
    }

    public Builder chooser(int number) {
      chooser = number;
      return this;
    }

    /** The best values of the leaders present (ruling C21). */
    public Builder leader(int combatBonus, boolean mountain) {
      led = true;
      combat = combatBonus;
      mountainLeader = mountain;
      return this;
    }

    public Builder roman() {
      roman = true;
      return this;
    }

    public Builder hordes(int count) {
      hordes = count;
      return this;
    }

    public Builder limes() {
      limes = true;
      return this;
    }

    /** These soldiers begin the battle damaged. */
    public Builder damaged(int... soldiers) {
      for (int soldier : soldiers) {
        condition[soldier] = Condition.DAMAGED;
      }
      return this;
    }

    public Force build() {
      return new Force(this, front, condition);
    }
  }
}
