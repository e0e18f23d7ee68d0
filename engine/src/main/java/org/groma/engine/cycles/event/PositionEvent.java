package org.groma.engine.cycles.event;

import org.groma.engine.cycles.setting.Stage;

/** Positions begin, rise and fall. */
public sealed interface PositionEvent extends CyclesEvent {

  /**
   * A player takes counters that nobody uses, to begin a cycle with them.
   *
   * @param people what they stand for in it, by the number of its own position
   */
  record Taken(int position, int seat, int people) implements PositionEvent {}

  /** A cycle began, in this stage. */
  record Began(int position, Stage stage) implements PositionEvent {}

  /** A cycle is over; its pieces were taken off before. */
  record Fell(int position) implements PositionEvent {}

  /** The countdown to a kingdom began; the turn in which it is over. */
  record Counting(int position, int until) implements PositionEvent {}

  record Rose(int position, Stage stage) implements PositionEvent {}

  /** The turns of its stage are counted from this turn. */
  record Dated(int position, int since) implements PositionEvent {}

  record Revived(int position) implements PositionEvent {}

  record MoodChanged(int position, Mood mood) implements PositionEvent {}

  /** The capital is in another area; -1 while it is off the board. */
  record CapitalMoved(int position, int area) implements PositionEvent {}

  /** A rebellion roll is due in the administration phase. */
  record RebellionDue(int position) implements PositionEvent {}

  record RebellionRolled(int position) implements PositionEvent {}

  /** Elites stay near the capital in the turn to come. */
  record CoupTried(int position, boolean tied) implements PositionEvent {}

  /** A position scored besides its income. */
  record Scored(int position, int points) implements PositionEvent {}

  /** So many units of a kind wait off the board to enter it. */
  record Awaited(int position, int kind, int count) implements PositionEvent {}

  /** Of the units of a kind that fell in combat, so many still count for a replacement. */
  record Reckoned(int position, int kind, int fallen) implements PositionEvent {}
}
