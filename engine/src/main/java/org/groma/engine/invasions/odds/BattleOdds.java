package org.groma.engine.invasions.odds;

import org.groma.engine.invasions.combat.Side;

/** The chances of everything that may come of a battle. Immutable. */
public final class BattleOdds {

  /**
   * The prospects of one side.
   *
   * @param victory the chance that it wins
   * @param destruction the chance that all its soldiers are eliminated, before recovery
   * @param hordeHit the chance that a hit is left for its hordes
   * @param leaderLost the chance that its leader falls, or is murdered after a victory
   * @param eliminated how many of its soldiers (a Limes counts) are eliminated on average, before
   *     recovery
   * @param lostForGood how many of its soldiers (a Limes does not count) are on average eliminated
   *     and do not recover
   */
  public record Prospects(
      double victory,
      double destruction,
      double hordeHit,
      double leaderLost,
      double eliminated,
      double lostForGood) {}

  private final Prospects attacker;
  private final Prospects defender;
  private final double draw;
  private final double[][] eliminated;
  private final double[] hitsByAttacker;
  private final double[] hitsByDefender;

  BattleOdds(
      Prospects attacker,
      Prospects defender,
      double draw,
      double[][] eliminated,
      double[] hitsByAttacker,
      double[] hitsByDefender) {
    this.attacker = attacker;
    this.defender = defender;
    this.draw = draw;
    this.eliminated = eliminated;
    this.hitsByAttacker = hitsByAttacker;
    this.hitsByDefender = hitsByDefender;
  }

  public Prospects of(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  /** The chance that nobody wins, which happens only at sea. */
  public double draw() {
    return draw;
  }

  /**
   * The chance that exactly so many soldiers (a Limes counts) are eliminated on the two sides,
   * before recovery.
   */
  public double eliminated(int ofAttacker, int ofDefender) {
    return ofAttacker < 0 || ofAttacker >= eliminated.length
        ? 0
        : at(eliminated[ofAttacker], ofDefender);
  }

  /** How many soldiers (a Limes counts) a side can lose at most. */
  public int mostEliminated(Side side) {
    return (side == Side.ATTACKER ? eliminated.length : eliminated[0].length) - 1;
  }

  /** The chance that a side scores exactly so many hits in the whole battle, needed or not. */
  public double hits(Side by, int hits) {
    return at(hitsBy(by), hits);
  }

  /** How many hits a side can score at most. */
  public int mostHits(Side by) {
    return hitsBy(by).length - 1;
  }

  private double[] hitsBy(Side side) {
    return side == Side.ATTACKER ? hitsByAttacker : hitsByDefender;
  }

  private static double at(double[] chances, int index) {
    return index < 0 || index >= chances.length ? 0 : chances[index];
  }
}
