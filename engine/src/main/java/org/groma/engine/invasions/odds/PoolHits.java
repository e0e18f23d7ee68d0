package org.groma.engine.invasions.odds;

import org.groma.engine.invasions.combat.DicePool;
import org.groma.engine.kernel.BattleFace;
import org.groma.engine.kernel.Die;

/** The distribution of the hits of battle dice. */
final class PoolHits {

  /** The chance of 0, 1 and 2 hits, by colour and ground. */
  private static final double[][] OF_A_DIE = {
    ofFaces(Die.WHITE, false), ofFaces(Die.WHITE, true),
    ofFaces(Die.BLACK, false), ofFaces(Die.BLACK, true)
  };

  /** Pools up to this many dice of a colour are worked out once and for all. */
  private static final int KNOWN = 16;

  private static final double[][][][] OF_A_POOL = {known(false), known(true)};

  private PoolHits() {}

  /** The chance that a die shows so many hits, from 0 to 2. Not to be changed. */
  static double[] of(Die colour, boolean open) {
    return OF_A_DIE[(colour == Die.BLACK ? 2 : 0) + (open ? 1 : 0)];
  }

  /** How many hits a die shows on average. */
  static double mean(Die colour, boolean open) {
    double[] chances = of(colour, open);
    return chances[1] + 2 * chances[2];
  }

  private static double[] ofFaces(Die colour, boolean open) {
    int[] faces = new int[3];
    for (int face = 1; face <= colour.faces(); face++) {
      faces[BattleFace.of(colour, face).hits(open)]++;
    }
    double[] chances = new double[faces.length];
    for (int hits = 0; hits < faces.length; hits++) {
      chances[hits] = (double) faces[hits] / colour.faces();
    }
    return chances;
  }

  /** The chance that a pool rolls so many hits, from 0 to two a die. Not to be changed. */
  static double[] of(DicePool pool, boolean open) {
    return pool.white() <= KNOWN && pool.black() <= KNOWN
        ? OF_A_POOL[open ? 1 : 0][pool.white()][pool.black()]
        : plus(
            plus(new double[] {1}, Die.WHITE, pool.white(), open), Die.BLACK, pool.black(), open);
  }

  private static double[][][] known(boolean open) {
    double[][][] known = new double[KNOWN + 1][KNOWN + 1][];
    for (int white = 0; white <= KNOWN; white++) {
      double[] whites = plus(new double[] {1}, Die.WHITE, white, open);
      for (int black = 0; black <= KNOWN; black++) {
        known[white][black] = plus(whites, Die.BLACK, black, open);
      }
    }
    return known;
  }

  private static double[] plus(double[] sum, Die colour, int dice, boolean open) {
    double[] result = sum;
    for (int i = 0; i < dice; i++) {
      result = convolve(result, of(colour, open));
    }
    return result;
  }

  /** The distribution of the sum of two independent numbers. */
  static double[] convolve(double[] one, double[] other) {
    double[] sum = new double[one.length + other.length - 1];
    for (int i = 0; i < one.length; i++) {
      for (int j = 0; j < other.length; j++) {
        sum[i + j] += one[i] * other[j];
      }
    }
    return sum;
  }
}
