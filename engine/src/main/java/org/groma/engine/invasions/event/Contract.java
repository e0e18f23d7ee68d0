package org.groma.engine.invasions.event;

/** Why a unit serves another nation, and so when it goes home. */
public enum Contract {
  NONE,
  /** Lent by a client for its patron's activation. */
  CLIENT,
  /** Lent by a federate for as long as the Foedus lasts. */
  FEDERATE,
  /** Lent by a vassal once and for all. */
  VASSAL,
  /** Lent for one activation by a diplomacy card. */
  CARD,
  /** Hired for a turn. */
  HIRED,
  /** Exchanged for good. */
  EXCHANGE
}
