package org.groma.engine.simulation;

import java.util.ArrayList;
import java.util.List;

/** Whole numbers in columns, added up by turn over all games that came to its end. */
final class ByTurn {

  private static final class Turn {
    private final int number;
    private final long[] sums;
    private long games;

    Turn(int number, int columns) {
      this.number = number;
      this.sums = new long[columns];
    }
  }

  private final int columns;
  private final List<Turn> turns = new ArrayList<>();

  ByTurn(int columns) {
    this.columns = columns;
  }

  /** A game has come to the end of a turn: the sums, for its numbers to be added to. */
  long[] ended(int number) {
    Turn turn = turn(number);
    turn.games++;
    return turn.sums;
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
    Turn turn = new Turn(number, columns);
    turns.add(at, turn);
    return turn;
  }

  /** Adds what was counted of other games. */
  void add(ByTurn other) {
    for (Turn theirs : other.turns) {
      Turn turn = turn(theirs.number);
      turn.games += theirs.games;
      for (int column = 0; column < columns; column++) {
        turn.sums[column] += theirs.sums[column];
      }
    }
  }

  List<Integer> numbers() {
    return turns.stream().map(turn -> turn.number).toList();
  }

  /** How many games played each turn to its end. */
  List<Long> games() {
    return turns.stream().map(turn -> turn.games).toList();
  }

  /** What a column comes to on average when each turn ends. */
  List<Double> means(int column) {
    return turns.stream().map(turn -> (double) turn.sums[column] / turn.games).toList();
  }
}
