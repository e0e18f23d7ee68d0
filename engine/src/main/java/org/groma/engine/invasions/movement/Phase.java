package org.groma.engine.invasions.movement;

import org.groma.engine.kernel.Rule;

/**
 * How far a nation has come in its movement.
 *
 * @param leader whose campaign it is; -1 in a Unit Stacks sub-step
 */
@Rule({"XVIII.A", "XXII.A"})
public record Phase(Step step, int leader) {

  /** What may be ordered depends on these. */
  public enum Step {
    /** The activation begins: hostility may be declared. */
    OPENING,
    UNIT_STACKS,
    /** Before a raid: units only move among the provinces of their nation. */
    RAID,
    /** A campaign begins: the leader may be redeployed. */
    DEPARTURE,
    CAMPAIGN
  }

  public static final Phase OPENING = new Phase(Step.OPENING, Stack.NO_LEADER);

  public static final Phase UNIT_STACKS = new Phase(Step.UNIT_STACKS, Stack.NO_LEADER);

  public static final Phase RAID = new Phase(Step.RAID, Stack.NO_LEADER);

  /** The start of a leader's campaign. */
  public static Phase campaign(int leader) {
    return new Phase(Step.DEPARTURE, leader);
  }

  public boolean isCampaign() {
    return step == Step.DEPARTURE || step == Step.CAMPAIGN;
  }

  /** What it is once an order has been carried out. */
  public Phase after(Order order) {
    return switch (step) {
      case OPENING -> order instanceof Order.Declare ? this : UNIT_STACKS;
      case DEPARTURE -> new Phase(Step.CAMPAIGN, leader);
      case UNIT_STACKS, RAID, CAMPAIGN -> this;
    };
  }
}
