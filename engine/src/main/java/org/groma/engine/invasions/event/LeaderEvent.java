package org.groma.engine.invasions.event;

/** Something happened to a leader. */
public sealed interface LeaderEvent extends InvasionsEvent {

  /** A leader was put somewhere: arrived, redeployed, retreated. */
  record Posted(int leader, int place) implements LeaderEvent {}

  /** A leader moved one place and spent paces. */
  record Rode(int leader, int to, int paces) implements LeaderEvent {}

  /** A leader can move no further in this sub-step. */
  record Stayed(int leader) implements LeaderEvent {}

  /** A card gave a leader more paces for this sub-step. */
  record Hastened(int leader, int paces) implements LeaderEvent {}

  /** A card gave a leader more campaigns in this activation. */
  record Spurred(int leader, int campaigns) implements LeaderEvent {}

  /** A leader died. An intrinsic one comes back as a reinforcement next turn. */
  record Fell(int leader) implements LeaderEvent {}

  /** A leader's time was over. */
  record Retired(int leader) implements LeaderEvent {}
}
