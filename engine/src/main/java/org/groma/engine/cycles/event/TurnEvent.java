package org.groma.engine.cycles.event;

/** The game goes on, or is over. */
public sealed interface TurnEvent extends CyclesEvent {

  record TurnBegan(int turn) implements TurnEvent {}

  record PhaseBegan(Phase phase, int position) implements TurnEvent {}

  /**
   * The game is over.
   *
   * @param winner the winning position; -1 for none
   */
  record Ended(int winner) implements TurnEvent {}
}
