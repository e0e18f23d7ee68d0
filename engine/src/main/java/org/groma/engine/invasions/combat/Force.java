package org.groma.engine.invasions.combat;

import java.util.Arrays;
import java.util.stream.IntStream;
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
  private final Command command;
  private final int hordes;
  private final boolean yielding;
  private final boolean broughtLimes;

  /** Bits of the soldiers who are eliminated, and of those who are damaged and fight on. */
  private int fallen;

  private int damaged;
  private boolean limes;

  Force(
      int[] front,
      int damaged,
      Command command,
      int hordes,
      boolean yielding,
      boolean broughtLimes) {
    this.front = front;
    this.damaged = damaged;
    this.command = command;
    this.hordes = hordes;
    this.yielding = yielding;
    this.broughtLimes = broughtLimes;
    this.limes = broughtLimes;
  }

  public static ForceBuilder of(int... traits) {
    return new ForceBuilder(traits);
  }

  public Force copy() {
    Force copy = new Force(front, damaged, command, hordes, yielding, broughtLimes);
    copy.fallen = fallen;
    copy.limes = limes;
    return copy;
  }

  /** How many soldiers began the battle, eliminated ones included. */
  public int size() {
    return front.length;
  }

  public Condition condition(int soldier) {
    if (!fights(soldier)) {
      return Condition.ELIMINATED;
    }
    return isDamaged(soldier) ? Condition.DAMAGED : Condition.FRESH;
  }

  public void set(int soldier, Condition now) {
    int bit = 1 << soldier;
    fallen = now == Condition.ELIMINATED ? fallen | bit : fallen & ~bit;
    damaged = now == Condition.DAMAGED ? damaged | bit : damaged & ~bit;
  }

  private boolean isDamaged(int soldier) {
    return (damaged >>> soldier & 1) != 0;
  }

  /** Takes a hit: an elite is damaged by its first, everybody else is eliminated. */
  @Rule("XX.H")
  public void hit(int soldier) {
    set(soldier, has(soldier, Trait.ELITE) ? Condition.DAMAGED : Condition.ELIMINATED);
  }

  /** Returns after it was eliminated: an elite damaged. */
  @Rule("XX.K")
  void recover(int soldier) {
    boolean elite = (front[soldier] & Trait.ELITE) != 0;
    set(soldier, elite ? Condition.DAMAGED : Condition.FRESH);
  }

  boolean isAnyDamaged() {
    return damaged != 0;
  }

  /** Nobody is left, and no Limes. */
  void eliminateAll() {
    fallen = all();
    damaged = 0;
    limes = false;
  }

  private int all() {
    return front.length == Integer.SIZE ? -1 : (1 << front.length) - 1;
  }

  public boolean fights(int soldier) {
    return (fallen >>> soldier & 1) == 0;
  }

  /** The traits that a soldier has now: those of its reverse side once it is damaged. */
  public int traits(int soldier) {
    return isDamaged(soldier) ? front[soldier] & Trait.KEPT_WHEN_DAMAGED : front[soldier];
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
    return front.length - eliminated();
  }

  public int eliminated() {
    return Integer.bitCount(fallen);
  }

  /** How many were eliminated, a lost Limes included (ruling C22). */
  public int losses() {
    return eliminated() + (broughtLimes && !limes ? 1 : 0);
  }

  /** How many elites are left; a guard counts as two. */
  public int elites() {
    return count(Trait.ELITE) + count(Trait.GUARD);
  }

  /** How many of those left have all of these traits. */
  public int count(int traits) {
    return count(traits, 0);
  }

  /** How many of those left have all of the first traits and none of the second. */
  public int count(int traits, int without) {
    int asked = traits | without;
    int count = 0;
    for (int rest = all() & ~fallen; rest != 0; rest &= rest - 1) {
      count += (traits(Integer.numberOfTrailingZeros(rest)) & asked) == traits ? 1 : 0;
    }
    return count;
  }

  /** How many hits until nobody is left, the Limes included and hordes not. */
  public int endurance() {
    int hits = limes ? 1 : 0;
    for (int rest = all() & ~fallen; rest != 0; rest &= rest - 1) {
      hits += has(Integer.numberOfTrailingZeros(rest), Trait.ELITE) ? 2 : 1;
    }
    return hits;
  }

  public Command command() {
    return command;
  }

  /** Who decides for this side, by its number at the table. */
  public int chooser() {
    return command.chooser();
  }

  /** The combat bonus of its leader; 0 without one. */
  public int combat() {
    return command.combat();
  }

  public int hordes() {
    return hordes;
  }

  /** Whether its hordes submit when nomads merely win, as those of other Barbarians do. */
  @Rule("XXIX.B")
  boolean isYielding() {
    return yielding;
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
        && fallen == that.fallen
        && damaged == that.damaged
        && Arrays.equals(front, that.front)
        && command.equals(that.command)
        && hordes == that.hordes
        && yielding == that.yielding
        && broughtLimes == that.broughtLimes
        && limes == that.limes;
  }

  @Override
  public int hashCode() {
    return fallen * 31 + damaged * 37 + front.length; // mostly one of the same force is looked for
  }

  @Override
  public String toString() {
    return IntStream.range(0, size()).mapToObj(this::condition).toList()
        + (limes ? " with a Limes" : "");
  }
}
