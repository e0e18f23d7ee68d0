package org.groma.engine.invasions.setting;

import java.util.Arrays;

/**
 * How many steps lie between two provinces, for who walks and for who has ships. Closed land and
 * enemies are not counted: it is a measure for players, and for rules only a bound, since no way is
 * shorter.
 */
public final class Distances {

  /** Further than anything on a map. */
  public static final int FAR = 127;

  private static final int NEAR = 2;

  private final byte[][] byLand;
  private final byte[][] bySea;
  private final int[][] near;

  private Distances(byte[][] byLand, byte[][] bySea) {
    this.byLand = byLand;
    this.bySea = bySea;
    this.near = new int[byLand.length][];
    for (int i = 0; i < near.length; i++) {
      near[i] = near(byLand[i], near.length);
    }
  }

  private static int[] near(byte[] steps, int provinces) {
    int[] found = new int[provinces];
    int count = 0;
    for (int i = 0; i < provinces; i++) {
      if (steps[i] <= NEAR) {
        found[count++] = i;
      }
    }
    return Arrays.copyOf(found, count);
  }

  static Distances of(Board board) {
    byte[][] byLand = new byte[board.provinces()][];
    byte[][] bySea = new byte[board.provinces()][];
    for (int start = 0; start < board.provinces(); start++) {
      byLand[start] = from(board, start, false);
      bySea[start] = from(board, start, true);
    }
    return new Distances(byLand, bySea);
  }

  private static byte[] from(Board board, int start, boolean ships) {
    byte[] steps = new byte[board.size()];
    Arrays.fill(steps, (byte) FAR);
    int[] queue = new int[board.size()];
    int end = 0;
    queue[end++] = start;
    steps[start] = 0;
    for (int head = 0; head < end; head++) {
      int at = queue[head];
      for (int i = 0; i < board.degree(at); i++) {
        int next = board.target(at, i);
        if (steps[next] == FAR && board.isInPlay(next) && (ships || board.isProvince(next))) {
          steps[next] = (byte) (steps[at] + 1);
          queue[end++] = next;
        }
      }
    }
    return steps;
  }

  /** How many provinces are at most two steps away by land, the province itself included. */
  public int countNear(int province) {
    return near[province].length;
  }

  /** One of the provinces at most two steps away. */
  public int near(int province, int i) {
    return near[province][i];
  }

  /** The steps from one province to another; {@link #FAR} where no way leads. */
  public int between(int from, int to, boolean ships) {
    return (ships ? bySea : byLand)[from][to];
  }

  /**
   * What weights lying at provinces come to, seen from another: each counts by how far it is. Asked
   * ten thousand times a game, so it keeps two sums, which need not wait for each other.
   *
   * @param count how many weights there are
   * @param shares what is left of a weight after so many steps
   */
  public double weigh(
      int from, boolean ships, int[] provinces, double[] weights, int count, double[] shares) {
    byte[] steps = (ships ? bySea : byLand)[from];
    double even = 0;
    double odd = 0;
    int i = 0;
    for (; i + 1 < count; i += 2) {
      even += weights[i] * shares[steps[provinces[i]]];
      odd += weights[i + 1] * shares[steps[provinces[i + 1]]];
    }
    return even + odd + (i < count ? weights[i] * shares[steps[provinces[i]]] : 0);
  }
}
