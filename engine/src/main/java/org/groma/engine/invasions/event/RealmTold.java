package org.groma.engine.invasions.event;

/** What is told of realms that rise and fall. Results include all modifiers. */
public sealed interface RealmTold extends Told {

  /** A Barbarian nation checked for a Kingdom: it needed its age or less. */
  record KingdomChecked(int nation, int result, int age, boolean founded) implements RealmTold {}

  /** A Kingdom checked for an Empire. */
  record EmpireChecked(int nation, int result, boolean founded) implements RealmTold {}

  /** A dying leader's nation was put to the test: Empire or nothing. */
  record TrialHeld(int nation, int result, boolean founded) implements RealmTold {}

  /** A nation ceased to exist. */
  record Vanished(int nation) implements RealmTold {}

  /** A nation arrived by the time table. */
  record Arrived(int nation, int province, UnitSet units) implements RealmTold {}

  /** Units came to their horde. */
  record Reinforced(int nation, int province, UnitSet units) implements RealmTold {}

  /** A minor Kingdom got a lost unit back. */
  record Recovered(int nation, UnitSet units) implements RealmTold {}

  /** A nation passed into another. */
  record Merged(int nation, int into) implements RealmTold {}
}
