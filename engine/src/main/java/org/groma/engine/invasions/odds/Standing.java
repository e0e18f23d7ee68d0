package org.groma.engine.invasions.odds;

import org.groma.engine.invasions.combat.ChooseLosses;
import org.groma.engine.invasions.combat.Contender;
import org.groma.engine.invasions.combat.Force;

/** How one side stands at a moment of a battle, and how it would stand after more hits. */
final class Standing {

  private final Camp camp;
  private final Contender contender;
  private final int index;
  private final boolean destroyed;

  /** By hits; the last is for one hit more than it can take, or any number of them. */
  private final Standing[] after;

  Standing(Camp camp, Contender contender, int index) {
    this.camp = camp;
    this.contender = contender;
    this.index = index;
    this.destroyed = contender.isDestroyed();
    this.after = new Standing[contender.force().endurance() + 2];
    after[0] = this;
  }

  /** What it becomes when its commander spreads these hits. */
  Standing after(int hits) {
    int felt = Math.min(hits, after.length - 1);
    if (after[felt] == null) {
      Contender struck = contender.copy();
      struck.take(felt, ChooseLosses::judged);
      after[felt] = camp.standing(struck);
    }
    return after[felt];
  }

  Contender contender() {
    return contender;
  }

  Force force() {
    return contender.force();
  }

  boolean isDestroyed() {
    return destroyed;
  }

  /** How many hits brought it here; all of them, unless it is destroyed. */
  int hitsTaken() {
    return contender.hitsTaken();
  }

  /** Its number among the standings of its side. */
  int index() {
    return index;
  }
}
