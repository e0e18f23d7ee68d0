package org.groma.engine.invasions.event;

/** What a reader of the log wants to know about envoys and bonds. */
public sealed interface DiplomacyTold extends Told {

  /** A diplomacy card was played: its number, and the nation it was played on (-1 for none). */
  record CardPlayed(int nation, int card, int target) implements DiplomacyTold {}

  record AllianceRefused(int nation, int target) implements DiplomacyTold {}

  record ClienteleRefused(int nation, int target) implements DiplomacyTold {}

  /** An attempt to break the bond of two nations. */
  record BondTried(int nation, int one, int other, boolean broken) implements DiplomacyTold {}

  record FoedusProposed(int federator, int federate, int first, int second, boolean accepted)
      implements DiplomacyTold {}

  record BreachTried(int federate, int federator, boolean succeeded) implements DiplomacyTold {}

  record Rebelled(int vassal, int suzerain, boolean succeeded) implements DiplomacyTold {}

  /** A mercenary went over to its own nation before a battle. */
  record Deserted(int unit, int master, int province) implements DiplomacyTold {}

  /** A bribe ended a siege. */
  record SiegeLifted(int nation, int besieger, int province) implements DiplomacyTold {}

  record Baptised(int nation) implements DiplomacyTold {}
}
