package org.groma.engine.invasions.combat;

import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.kernel.BattleFace;
import org.groma.engine.kernel.Die;

/**
 * How a steady commander decides in a battle: functions of forces and dice alone, the same for
 * whoever plays and whoever works out odds. Gains in hits are counted in sixths.
 */
public final class BattleJudgement {

  /** An ambush costs nothing. */
  public static final boolean AMBUSHES = true;

  /** Nobody concedes what the dice may still give. */
  static final boolean CONCEDES = false;

  /** In advanced combat a re-roll is kept: it can wait for the dice, a modifier cannot. */
  static final Forfeit MODIFIER = Forfeit.NOTHING;

  /** Worth more than any standard soldier, as it is not recovered, and less than any elite. */
  private static final int LIMES_VALUE = 15;

  private static final int LIMES = -1;
  private static final int NOBODY = -2;

  /** The hits of the six faces together, by colour and ground. */
  private static final int[] MEAN = new int[4];

  static {
    for (Die colour : new Die[] {Die.WHITE, Die.BLACK}) {
      MEAN[index(colour, true)] = sixfoldMean(colour, true);
      MEAN[index(colour, false)] = sixfoldMean(colour, false);
    }
  }

  private BattleJudgement() {}

  private static int sixfoldMean(Die colour, boolean open) {
    int hits = 0;
    for (int face = 1; face <= colour.faces(); face++) {
      hits += BattleFace.of(colour, face).hits(open);
    }
    return hits;
  }

  /** What a re-roll of a die that shows so many hits gains on average, in sixths. */
  public static int gain(boolean own, Die colour, int shown, boolean open) {
    int gain = MEAN[index(colour, open)] - 6 * shown;
    return own ? gain : -gain;
  }

  private static int index(Die colour, boolean open) {
    return (colour == Die.BLACK ? 2 : 0) + (open ? 1 : 0);
  }

  /**
   * The die that gains most by being rolled again, if any gains at all; of equals an own one, then
   * the first.
   */
  public static Optional<ReRoll> reRoll(Side side, RolledPool own, RolledPool enemy, boolean open) {
    int best = 0;
    int die = -1;
    boolean ours = true;
    for (int i = 0; i < own.size(); i++) {
      int gain = gain(true, own.colour(i), own.face(i).hits(open), open);
      if (gain > best) {
        best = gain;
        die = i;
      }
    }
    for (int i = 0; i < enemy.size(); i++) {
      int gain = gain(false, enemy.colour(i), enemy.face(i).hits(open), open);
      if (gain > best) {
        best = gain;
        die = i;
        ours = false;
      }
    }
    return die < 0 ? Optional.empty() : Optional.of(new ReRoll(ours ? side : side.opponent(), die));
  }

  /**
   * Adds a black die when it brings more than the best re-roll can be expected to, which is so only
   * when few dice are rolled.
   */
  public static Forfeit forfeit(DicePool own, DicePool enemy, boolean open) {
    return MEAN[index(Die.BLACK, open)] > ReRollWorth.of(own, enemy, open)
        ? Forfeit.STRENGTHEN
        : Forfeit.NOTHING;
  }

  /** The roll whose repetition gains most hits on average, if any does; of equals the own one. */
  public static Optional<Side> rollAgain(
      Side side, AdvancedRoll own, AdvancedRoll enemy, AdvancedFigures figures, boolean open) {
    int ownGain = gain(own, figures, open);
    int enemyGain = -gain(enemy, figures, open);
    if (Math.max(ownGain, enemyGain) <= 0) {
      return Optional.empty();
    }
    return Optional.of(ownGain >= enemyGain ? side : side.opponent());
  }

  /** What rolling 2D6 again gains on average, in thirty-sixths of a hit. */
  private static int gain(AdvancedRoll roll, AdvancedFigures figures, boolean open) {
    int sum = 0;
    for (int shown = 2; shown <= 12; shown++) {
      int ways = 6 - Math.abs(7 - shown);
      sum += ways * roll.hitsShowing(shown, figures, open);
    }
    return sum - 36 * roll.hits(figures, open);
  }

  /** Damages elites before anybody is eliminated, then eliminates the least valuable. */
  public static Losses losses(Force force, int hits) {
    return losses(force, hits, true);
  }

  /** Eliminates standard soldiers before any elite is damaged. Not always legal. */
  static Losses lossesSparingElites(Force force, int hits) {
    return losses(force, hits, false);
  }

  private static Losses losses(Force force, int hits, boolean elitesFirst) {
    long taken = 0;
    boolean limes = force.hasLimes();
    boolean nationalFirst = force.losses() == 0;
    for (int left = hits; left > 0; left--) {
      int next = elitesFirst ? leastElite(force, taken) : NOBODY;
      if (next == NOBODY) {
        next = leastStanding(force, taken, limes, nationalFirst);
        nationalFirst = false;
      }
      if (next == NOBODY) {
        next = leastStanding(force, taken, limes, false);
      }
      if (next == LIMES) {
        limes = false;
      } else {
        taken += Losses.one(next);
      }
    }
    return new Losses(taken, limes != force.hasLimes());
  }

  /** The least valuable elite not damaged yet. */
  private static int leastElite(Force force, long taken) {
    int least = NOBODY;
    for (int i = 0; i < force.size(); i++) {
      if (on(taken, i) == 0
          && force.fights(i)
          && force.has(i, Trait.ELITE)
          && isLess(force, i, least)) {
        least = i;
      }
    }
    return least;
  }

  /** The least valuable that still stands, the Limes included. */
  private static int leastStanding(Force force, long taken, boolean limes, boolean nationalOnly) {
    int least = NOBODY;
    for (int i = 0; i < force.size(); i++) {
      if (force.fights(i)
          && on(taken, i) < (force.has(i, Trait.ELITE) ? 2 : 1)
          && !(nationalOnly && force.has(i, Trait.FOREIGN))
          && isLess(force, i, least)) {
        least = i;
      }
    }
    return limes && (least == NOBODY || value(force.frontTraits(least)) > LIMES_VALUE)
        ? LIMES
        : least;
  }

  private static boolean isLess(Force force, int soldier, int least) {
    return least == NOBODY || value(force.frontTraits(soldier)) < value(force.frontTraits(least));
  }

  private static int on(long taken, int soldier) {
    return (int) (taken >>> (2 * soldier)) & 3;
  }

  /** The most valuable of the eliminated. */
  public static Soldiers recovery(Force force, int units) {
    int bits = 0;
    for (int n = 0; n < units; n++) {
      bits |= 1 << best(force, Condition.ELIMINATED, bits);
    }
    return new Soldiers(bits);
  }

  /** The most valuable damaged elite. */
  public static OptionalInt restoration(Force force) {
    int best = best(force, Condition.DAMAGED, 0);
    return best == NOBODY ? OptionalInt.empty() : OptionalInt.of(best);
  }

  private static int best(Force force, Condition condition, int except) {
    int best = NOBODY;
    for (int i = 0; i < force.size(); i++) {
      if (force.condition(i) == condition
          && (except >>> i & 1) == 0
          && (best == NOBODY || isLess(force, best, i))) {
        best = i;
      }
    }
    return best;
  }

  /** What a soldier is worth to its owner, roughly as prices rank them; mercenaries go home. */
  static int value(int traits) {
    return 4
        + worth(traits, Trait.CAVALRY, 3)
        + worth(traits, Trait.HEAVY, 2)
        + worth(traits, Trait.ARCHER, 2)
        + worth(traits, Trait.AXE, 1)
        + worth(traits, Trait.MOUNTAINEER, 1)
        + worth(traits, Trait.AMPHIBIOUS, 1)
        + worth(traits, Trait.ELITE, 16)
        + worth(traits, Trait.GUARD, 8)
        - worth(traits, Trait.FOREIGN, 2);
  }

  private static int worth(int traits, int trait, int worth) {
    return (traits & trait) == 0 ? 0 : worth;
  }
}
