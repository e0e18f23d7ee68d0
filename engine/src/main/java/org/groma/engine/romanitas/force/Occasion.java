package org.groma.engine.romanitas.force;

/**
 * What a force is called up for.
 *
 * @param purpose what it is to do
 * @param limitanei how many Limitanei live where it gathers
 * @param fortified whether there are walls to wait behind
 * @param intrinsic whether the city has a Comes of its own
 * @param territories how many territories it is to attack
 */
public record Occasion(
    Purpose purpose, int limitanei, boolean fortified, boolean intrinsic, int territories) {

  /** What a force is to do. */
  public enum Purpose {
    DEFENCE,
    ATTACK,
    /** An attack over the sea; the fleet is paid for apart. */
    LANDING,
    /** The invasion of Persia. */
    EXPEDITION
  }

  boolean isDefence() {
    return purpose == Purpose.DEFENCE;
  }
}
