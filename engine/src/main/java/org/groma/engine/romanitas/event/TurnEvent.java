package org.groma.engine.romanitas.event;

import org.groma.engine.romanitas.setting.Grade;

/** The game goes on, or is over. */
public sealed interface TurnEvent extends RomanitasEvent {

  /** A turn began: what held for the turn before is over. */
  record TurnBegan(int turn) implements TurnEvent {}

  record PhaseBegan(Phase phase) implements TurnEvent {}

  /** The game is over. */
  record Ended(Grade grade, Ending ending) implements TurnEvent {}
}
