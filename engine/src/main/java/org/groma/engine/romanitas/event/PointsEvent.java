package org.groma.engine.romanitas.event;

/** RP come and go. */
public sealed interface PointsEvent extends RomanitasEvent {

  /** RP were won, or lost if fewer; what goes beyond the track is not in it. */
  record Changed(int by, Reason reason) implements PointsEvent {}
}
