package org.groma.engine.invasions.event;

import org.groma.engine.invasions.setting.Border;

/** Something happened to units. */
public sealed interface UnitEvent extends InvasionsEvent {

  /**
   * Units were put somewhere outside their own movement: they arrived, were redeployed, retreated,
   * fled or intercepted.
   */
  record Placed(UnitSet units, int place) implements UnitEvent {}

  /** Units moved one place of their movement, with a leader or none (-1), and spent paces. */
  record Marched(UnitSet units, int leader, int to, Border via, int paces) implements UnitEvent {}

  /** Units spent paces without moving, in an overrun for instance. */
  record Delayed(UnitSet units, int paces) implements UnitEvent {}

  /** A card gave units more paces for this sub-step. */
  record Hastened(UnitSet units, int paces) implements UnitEvent {}

  /** Units can move no further in this sub-step. */
  record Halted(UnitSet units) implements UnitEvent {}

  /** An elite was flipped to its reverse side. */
  record Damaged(UnitSet units) implements UnitEvent {}

  record Restored(UnitSet units) implements UnitEvent {}

  /** Units went back to their pool. */
  record Eliminated(UnitSet units) implements UnitEvent {}

  /** Units left the game for good. */
  record Removed(UnitSet units) implements UnitEvent {}

  /** A unit serves another nation, or its own again. */
  record Lent(int unit, int master) implements UnitEvent {}

  /** Retreating units wait beside a battle that is yet to be fought, or join again. */
  record SetAside(UnitSet units, boolean aside) implements UnitEvent {}

  /** Units failed to intercept the stack that is moving. */
  record Missed(UnitSet units) implements UnitEvent {}

  /** Another stack moves: those who missed may try again. */
  record StackChosen(UnitSet units) implements UnitEvent {}

  /** Land units used the one naval transport they have in this sub-step. */
  record Shipped(UnitSet units) implements UnitEvent {}

  /** Fleets carried a stack: two transports an activation is all they can do. */
  record Carried(UnitSet fleets) implements UnitEvent {}

  /** Fleets declared a naval interception or were the target of one. */
  record Challenged(UnitSet fleets) implements UnitEvent {}
}
