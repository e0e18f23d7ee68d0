package org.groma.engine.invasions.event;

import org.groma.engine.invasions.setting.Status;

/** Something happened to a nation or between two. Gold and points are counted in halves. */
public sealed interface NationEvent extends InvasionsEvent {

  record ActivityChanged(int nation, Activity activity) implements NationEvent {}

  record StatusChanged(int nation, Status status) implements NationEvent {}

  record AgeSet(int nation, int age) implements NationEvent {}

  record DeclineSet(int nation, int level) implements NationEvent {}

  record GoldChanged(int nation, int halves) implements NationEvent {}

  record PointsScored(int nation, int halves, String reason) implements NationEvent {}

  record InvasionSet(int nation, boolean invading) implements NationEvent {}

  /** The horde is somewhere else; -1 when there is none any more. */
  record HordeMoved(int nation, int province) implements NationEvent {}

  /** The horde moved on its own feet and spent paces. */
  record HordeMarched(int nation, int province, int paces) implements NationEvent {}

  /** Units of a nation entered hostile land: its horde may not migrate in this sub-step. */
  record Trespassed(int nation) implements NationEvent {}

  record CapitalMoved(int nation, int province) implements NationEvent {}

  record Submitted(int vassal, int suzerain) implements NationEvent {}

  record Freed(int vassal) implements NationEvent {}

  record Sworn(int client, int patron) implements NationEvent {}

  record Released(int client) implements NationEvent {}

  record Federated(int federate, int federator) implements NationEvent {}

  record FoedusEnded(int federate) implements NationEvent {}

  record Allied(int nation, int other) implements NationEvent {}

  record AllianceEnded(int nation, int other) implements NationEvent {}

  record PactMade(int nation, int other) implements NationEvent {}

  record PactEnded(int nation, int other) implements NationEvent {}

  /** Two Barbarian nations are hostile in Barbarian Areas too, until the turn ends. */
  record HostilityDeclared(int nation, int other) implements NationEvent {}

  /** A nation drew a pillage marker: the number of the card in its deck. */
  record PillageDrawn(int nation, int card) implements NationEvent {}
}
