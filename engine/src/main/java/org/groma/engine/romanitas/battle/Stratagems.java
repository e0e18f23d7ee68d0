package org.groma.engine.romanitas.battle;

import java.util.EnumSet;
import java.util.Set;
import org.groma.engine.kernel.Rule;
import org.groma.engine.romanitas.setting.Face;
import org.groma.engine.romanitas.setting.Options;

/** The stratagems that one side has in a fight, and what they add to its dice. */
@Rule({"7.1.3", "8.6"})
final class Stratagems {

  /** What a stratagem that is placed or given lies on. */
  static final int NOWHERE = -1;

  private final Set<Face> faces = EnumSet.noneOf(Face.class);
  private final Options options;
  private int favourable = NOWHERE;
  private int disciplined = NOWHERE;

  Stratagems(Options options) {
    this.options = options;
  }

  void add(Face face) {
    faces.add(face);
  }

  boolean has(Face face) {
    return faces.contains(face);
  }

  /** Whether it was there; it is not afterwards. */
  boolean use(Face face) {
    return faces.remove(face);
  }

  void favour(int lane) {
    favourable = lane;
  }

  void discipline(int number) {
    disciplined = number;
  }

  /** What a fighter adds when it shoots. */
  int fire(Fighter fighter, int lane, int impulse) {
    return common(fighter, lane, impulse) + (has(Face.HARASSMENT) ? 1 : 0);
  }

  /** What a fighter adds in melee. */
  int melee(Fighter fighter, int lane, int impulse) {
    return common(fighter, lane, impulse);
  }

  private int common(Fighter fighter, int lane, int impulse) {
    int sum = 0;
    if (has(Face.AMBUSH) && impulse == 1) {
      sum += 2;
    }
    if (has(Face.MANOEUVRE)
        && lane != Line.CENTRE
        && (fighter.isCavalry() || !options.tacticalStratagems())) {
      sum++;
    }
    if (has(Face.FRONTAL_ASSAULT)
        && lane == Line.CENTRE
        && (!fighter.isCavalry() || !options.tacticalStratagems())) {
      sum++;
    }
    if (has(Face.DEFENSIVE_TACTIC) && fighter.isSteadfast()) {
      sum++;
    }
    if (fighter.roman() && fighter.number() == disciplined) {
      sum++;
    }
    return sum;
  }

  /** What attackers of one of this side's lanes lose in fire. */
  int shelter(int lane) {
    return lane == favourable ? 1 : 0;
  }

  /** What attackers of one of this side's lanes lose in melee. */
  int cover(int lane) {
    return shelter(lane) + (has(Face.DEFENSIVE_WORKS) ? 1 : 0);
  }
}
