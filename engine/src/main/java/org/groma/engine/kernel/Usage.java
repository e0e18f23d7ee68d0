package org.groma.engine.kernel;

/**
 * What play makes of the parts of a project: the questions that an {@link Inventory} answers, in
 * terms that every game has.
 */
public enum Usage {
  /** A nation came into play. */
  NATION_ENTERED,
  /** A nation had an activation, or did something of its own. */
  NATION_ACTED,
  /** Pieces of a nation went somewhere on their own feet. */
  NATION_MOVED,
  /** A nation began a fight. */
  NATION_ATTACKED,
  /** A nation held land. */
  NATION_HELD,
  /** A kind of piece came into play. */
  PIECE_USED,
  /** A leader came into play. */
  LEADER_USED,
  /** Somebody paid for something that is for sale. */
  PURCHASE_MADE,
  /** A special rule, or an option, had an effect. */
  SPECIAL_USED,
  /** What a time table announces came about. */
  ENTRY_HAPPENED,
  /** Pieces stood in a province. */
  PROVINCE_ENTERED,
  /** A line of what somebody scores for gave points. */
  OBJECTIVE_REACHED,
  CARD_DRAWN,
  /** A card had its effect. */
  CARD_PLAYED,
  /** A roll found a row of a table. */
  ROW_READ,
  /** Something happened that a section of the rulebook brings about. */
  RULE_EXERCISED,
  /** A beaten stack left a province. */
  RETREAT_MADE,
  /** A beaten stack was lost because there was no way out of a province. */
  RETREAT_CUT_OFF,
  /** A nation could not pay when it first had to; at most once a game. */
  BANKRUPT_AT_FIRST
}
