package org.groma.engine.invasions.event;

/** The game goes from one step to the next. */
public sealed interface SequenceEvent extends InvasionsEvent {

  record TurnBegan(int turn) implements SequenceEvent {}

  /** A step of the turn began, by its word. */
  record StepBegan(String step) implements SequenceEvent {}

  /** A nation comes to its turn; envoys are heard before it is activated. */
  record TurnCame(int nation) implements SequenceEvent {}

  record ActivationBegan(int nation) implements SequenceEvent {}

  /** A nation goes on with an activation that others interrupted. */
  record ActivationResumed(int nation) implements SequenceEvent {}

  /** A movement sub-step began: everyone has all paces again. */
  record MovementBegan(int nation) implements SequenceEvent {}

  record CombatBegan(int nation) implements SequenceEvent {}

  /** One campaign of a leader began: everyone has all paces again. */
  record CampaignBegan(int leader) implements SequenceEvent {}

  record ActivationEnded(int nation) implements SequenceEvent {}

  /** The game is over: the seat that has won. */
  record GameEnded(int winner) implements SequenceEvent {}
}
