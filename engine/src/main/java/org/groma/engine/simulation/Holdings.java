package org.groma.engine.simulation;

import java.util.List;
import org.groma.engine.kernel.Game;

/** Who held what when a turn ended: by turn how many provinces, by province how many turns. */
final class Holdings {

  private final int holders;
  private final long[][] turnsHeld;
  private final ByTurn held;
  private long gameTurns;

  Holdings(int nations, int provinces) {
    holders = nations + 1; // the last is nobody
    turnsHeld = new long[provinces][holders];
    held = new ByTurn(holders);
  }

  /** A turn is over; looks at every province. */
  void turnEnded(int number, Game game) {
    long[] sums = held.ended(number);
    gameTurns++;
    for (int province = 0; province < turnsHeld.length; province++) {
      int holder = game.holder(province);
      int index = holder < 0 ? holders - 1 : holder;
      sums[index]++;
      turnsHeld[province][index]++;
    }
  }

  void add(Holdings other) {
    held.add(other.held);
    for (int province = 0; province < turnsHeld.length; province++) {
      for (int holder = 0; holder < holders; holder++) {
        turnsHeld[province][holder] += other.turnsHeld[province][holder];
      }
    }
    gameTurns += other.gameTurns;
  }

  /** The index under which the land of nobody is counted, after all nations. */
  int nobody() {
    return holders - 1;
  }

  List<Integer> turns() {
    return held.numbers();
  }

  /** How many games played each turn to its end. */
  List<Long> games() {
    return held.games();
  }

  /** How many provinces a holder had on average when each turn ended. */
  List<Double> provinces(int holder) {
    return held.means(holder).stream().map(Estimate::round).toList();
  }

  /** In which share of all turns of all games a holder had a province. */
  double share(int province, int holder) {
    return Estimate.round((double) turnsHeld[province][holder] / gameTurns);
  }
}
