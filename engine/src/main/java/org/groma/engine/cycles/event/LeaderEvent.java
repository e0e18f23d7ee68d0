package org.groma.engine.cycles.event;

/** Leaders come and go. */
public sealed interface LeaderEvent extends CyclesEvent {

  record Posted(int leader, int place) implements LeaderEvent {}

  record Lost(int leader) implements LeaderEvent {}
}
