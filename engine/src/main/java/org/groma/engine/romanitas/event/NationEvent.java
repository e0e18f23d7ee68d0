package org.groma.engine.romanitas.event;

/** Other nations. */
public sealed interface NationEvent extends RomanitasEvent {

  /** A nation is at war with Rome this turn. */
  record WarBegan(int nation) implements NationEvent {}

  /** Its fleet lies in a zone, or pirates there. */
  record FleetCame(int nation, int zone) implements NationEvent {}

  /** It pirated this turn. */
  record Pirated(int nation) implements NationEvent {}

  record FleetGone(int nation) implements NationEvent {}

  /** An ambassador had it promise peace for the next turn. */
  record PeacePromised(int nation) implements NationEvent {}

  record CaesarNamed(int nation) implements NationEvent {}

  /** Rome invaded Persia this turn. */
  record ExpeditionBegan() implements NationEvent {}

  /** A client state turned to Rome or to Persia. */
  record ClientTurned(int client, boolean roman) implements NationEvent {}

  /** A diplomatic action of a sort was tried this turn. */
  record EnvoySent(Envoy envoy) implements NationEvent {}
}
