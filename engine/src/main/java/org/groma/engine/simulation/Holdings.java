package org.groma.engine.simulation;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Game;

/** Who held what when a turn ended: by turn how many provinces, by province how many turns. */
final class Holdings {

  /** One turn of all games that came to its end. */
  private static final class Turn {
    private final int number;
    private final long[] held;
    private long games;

    Turn(int number, int holders) {
      this.number = number;
      this.held = new long[holders];
    }
  }

  private final int holders;
  private final long[][] turnsHeld;
  private final List<Turn> turns = new ArrayList<>();
  private long gameTurns;

  Holdings(int nations, int provinces) {
    holders = nations + 1; // the last is nobody
    turnsHeld = new long[provinces][holders];
  }

  /** A turn is over; looks at every province. */
  void turnEnded(int number, Game game) {
    Turn turn = turn(number);
    turn.games++;
    gameTurns++;
    for (int province = 0; province < turnsHeld.length; province++) {
      int holder = game.holder(province);
      int index = holder < 0 ? holders - 1 : holder;
      turn.held[index]++;
      turnsHeld[province][index]++;
    }
  }

  /** Turns are played in order, so they are found near the end of the list or belong there. */
  private Turn turn(int number) {
    int at = turns.size();
    while (at > 0 && turns.get(at - 1).number > number) {
      at--;
    }
    if (at > 0 && turns.get(at - 1).number == number) {
      return turns.get(at - 1);
    }
    Turn turn = new Turn(number, holders);
    turns.add(at, turn);
    return turn;
  }

  void add(Holdings other) {
    for (Turn theirs : other.turns) {
      Turn turn = turn(theirs.number);
      turn.games += theirs.games;
      add(turn.held, theirs.held);
    }
    for (int province = 0; province < turnsHeld.length; province++) {
      add(turnsHeld[province], other.turnsHeld[province]);
    }
    gameTurns += other.gameTurns;
  }

  private static void add(long[] sums, long[] more) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += more[i];
    }
  }

  /** The index under which the land of nobody is counted, after all nations. */
  int nobody() {
    return holders - 1;
  }

  List<Integer> turns() {
    return turns.stream().map(turn -> turn.number).toList();
  }

  /** How many games played each turn to its end. */
  List<Long> games() {
    return turns.stream().map(turn -> turn.games).toList();
  }

  /** How many provinces a holder had on average when each turn ended. */
  List<Double> provinces(int holder) {
    return turns.stream()
        .map(turn -> Estimate.round((double) turn.held[holder] / turn.games))
        .toList();
  }

  /** In which share of all turns of all games a holder had a province. */
  double share(int province, int holder) {
    return Estimate.round((double) turnsHeld[province][holder] / gameTurns);
  }
}
