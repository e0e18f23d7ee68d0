package org.groma.engine.invasions.event;

/** What a reader of the log wants to know about sieges, plunder and raids. */
public sealed interface PlunderTold extends Told {

  /** A Barbarian leader came before a city without walls. */
  record TerrorSpread(int province, int nation, boolean surrendered) implements PlunderTold {}

  /** A stack laid siege to a city; the modifier is what all circumstances add to the die. */
  record SiegeLaid(int province, int nation, UnitSet besiegers, boolean assault, int modifier)
      implements PlunderTold {}

  record SiegeFailed(int province, int nation) implements PlunderTold {}

  record CityFell(int province, int nation) implements PlunderTold {}

  /** A city was looted: so much Gold, in halves, before the pillage markers. */
  record CityLooted(int province, int nation, int halves) implements PlunderTold {}

  /** A raid set out for a province; it crosses another place, or none (-1). */
  record RaidBegan(int nation, UnitSet raiders, int target, int via, int modifier)
      implements PlunderTold {}

  record RaidFailed(int nation, int target) implements PlunderTold {}
}
