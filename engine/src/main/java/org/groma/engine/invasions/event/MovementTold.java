package org.groma.engine.invasions.event;

/** What a reader of the log wants to know about movement. */
public sealed interface MovementTold extends Told {

  /** A stack rode down who stood in its way. */
  record Overran(int nation, int province, UnitSet riders, UnitSet victims)
      implements MovementTold {}

  /** Units hold the defenders of a province down, so that others may pass. */
  record PassageForced(int nation, int province, UnitSet holders) implements MovementTold {}

  /** Units were lost because too many stood in a province. */
  record Overcrowded(int nation, int province, UnitSet lost) implements MovementTold {}
}
