package org.groma.engine.romanitas.battle;

/**
 * Where and why it is fought.
 *
 * @param space the city space it is for, or -1
 * @param siege whether one side stands behind walls
 * @param romansAttack whether Rome attacks; the other side is besieged then, if there is a siege
 * @param stormable whether the siege stratagem can take it at once
 * @param intrinsic whether the city lends the Romans a Comes of its own
 */
public record Ground(
    int territory,
    int space,
    int nation,
    boolean siege,
    boolean romansAttack,
    boolean stormable,
    boolean intrinsic) {

  /** Whether a side stands behind walls. */
  boolean shelters(boolean roman) {
    return siege && roman != romansAttack;
  }
}
