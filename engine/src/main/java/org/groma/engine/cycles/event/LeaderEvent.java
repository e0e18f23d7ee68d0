package org.groma.engine.cycles.event;

/** Leaders come and go. */
public sealed interface LeaderEvent extends CyclesEvent {

  record Posted(int leader, int place) implements LeaderEvent {}

  /** A leader at sea is aboard a ship, or with a unit that is carried. */
  record Embarked(int leader, int ship) implements LeaderEvent {}

  record Lost(int leader) implements LeaderEvent {}
}
