package org.groma.engine.cycles.event;

/** The game goes on, or is over. */
public sealed interface TurnEvent extends CyclesEvent {

  record TurnBegan(int turn) implements TurnEvent {}

  record PhaseBegan(Phase phase, int position) implements TurnEvent {}

  /** A player sits down at the table. */
  record Came(int seat) implements TurnEvent {}

  /** A player leaves it for good; his position was given up before. */
  record Left(int seat) implements TurnEvent {}

  /**
   * The game is over.
   *
   * @param winner the winning position; -1 for none
   * @param seat the player who wins; -1 for none
   */
  record Ended(int winner, int seat) implements TurnEvent {}
}
