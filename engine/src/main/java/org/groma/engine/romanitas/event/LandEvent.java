package org.groma.engine.romanitas.event;

/** The map changes. */
public sealed interface LandEvent extends RomanitasEvent {

  record Desolated(int space) implements LandEvent {}

  /** A Desolation was removed. */
  record Restored(int space) implements LandEvent {}

  record Taken(int territory, int nation) implements LandEvent {}

  record MonumentBuilt(int monument, int space) implements LandEvent {}

  /** A monument was destroyed or used up; it can be built again. */
  record MonumentGone(int monument) implements LandEvent {}
}
