package org.groma.engine.cycles.event;

/** Leaders come and go. Leaders, units and places are numbers. */
public sealed interface LeaderEvent extends CyclesEvent {

  /** A leader is with units of his own in a place, or comes home to them from captivity. */
  record Posted(int leader, int place) implements LeaderEvent {}

  /** A leader at sea is aboard a ship, or with a unit that is carried. */
  record Embarked(int leader, int ship) implements LeaderEvent {}

  record Lost(int leader) implements LeaderEvent {}

  /** The die said what kind of leader one is: the number of a row of the table (13.6). */
  record Proved(int leader, int kind) implements LeaderEvent {}

  /** A unit of somebody else holds a leader from now on, and takes him along (13.6). */
  record Taken(int leader, int unit) implements LeaderEvent {}

  /** Nobody holds a leader any more; he is where he was held (13.6). */
  record Freed(int leader) implements LeaderEvent {}

  /** A captive was put to death (13.6). */
  record Executed(int leader) implements LeaderEvent {}
}
