package org.groma.engine.invasions.odds;

import java.util.Arrays;

/** The chance of each pair of standings at a moment of a battle. */
final class Spread {

  /** Takes a pair of standings and its chance. */
  @FunctionalInterface
  interface Visitor {
    void visit(Standing attacker, Standing defender, double chance);
  }

  private static final double[] NONE = {};

  private final Camp attackers;
  private final Camp defenders;
  private double[][] chances = {};

  Spread(Camp attackers, Camp defenders) {
    this.attackers = attackers;
    this.defenders = defenders;
  }

  void add(Standing attacker, Standing defender, double chance) {
    int row = attacker.index();
    if (row >= chances.length) {
      int before = chances.length;
      chances = Arrays.copyOf(chances, row + 16);
      Arrays.fill(chances, before, chances.length, NONE);
    }
    int column = defender.index();
    if (column >= chances[row].length) {
      chances[row] = Arrays.copyOf(chances[row], column + 16);
    }
    chances[row][column] += chance;
  }

  /** Visits all pairs that are possible, in the order of their numbers. */
  void forEach(Visitor visitor) {
    for (int row = 0; row < chances.length; row++) {
      for (int column = 0; column < chances[row].length; column++) {
        if (chances[row][column] > 0) {
          visitor.visit(attackers.get(row), defenders.get(column), chances[row][column]);
        }
      }
    }
  }
}
