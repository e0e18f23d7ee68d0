package org.groma.engine.invasions.combat;

import java.util.function.Function;
import org.groma.engine.kernel.Rule;

/** One side while a battle goes on: its force, and what hits have done to it. */
@Rule("XX.H")
public final class Contender {

  private final Force force;
  private int hitsTaken;
  private boolean hordeHit;

  /** A side that begins a battle with this force, which the hits will change. */
  public Contender(Force force) {
    this.force = force;
  }

  public Contender copy() {
    Contender copy = new Contender(force.copy());
    copy.hitsTaken = hitsTaken;
    copy.hordeHit = hordeHit;
    return copy;
  }

  public Force force() {
    return force;
  }

  /** How many hits it took, those that found nobody left not counted. */
  public int hitsTaken() {
    return hitsTaken;
  }

  public boolean isHordeHit() {
    return hordeHit;
  }

  /**
   * Takes hits, which the owner spreads if somebody is to survive. Hordes are hit last; that
   * eliminates nothing.
   */
  public void take(int hits, Function<ChooseLosses, Losses> owner) {
    if (hits == 0) {
      return;
    }
    int endurance = force.endurance();
    if (hits < endurance) {
      owner.apply(new ChooseLosses(force, hits)).strike(force);
    } else {
      force.eliminateAll();
      hordeHit |= hits > endurance && force.hordes() > 0;
    }
    hitsTaken += Math.min(hits, endurance);
  }

  /** Whether nothing is left of it that could be eliminated; a lone horde must be hit. */
  public boolean isDestroyed() {
    return force.endurance() == 0 && (force.losses() > 0 || hordeHit);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Contender that
        && force.equals(that.force)
        && hitsTaken == that.hitsTaken
        && hordeHit == that.hordeHit;
  }

  @Override
  public int hashCode() {
    return force.hashCode() * 31 + hitsTaken;
  }

  @Override
  public String toString() {
    return force + " after " + hitsTaken + " hits" + (hordeHit ? ", its horde hit" : "");
  }
}
