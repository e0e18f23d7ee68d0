package org.groma.engine.romanitas.choice;

/** What one of several things is picked for. Their numbers mean what the matter says. */
public enum Matter {
  /** A unit that gets the bonus of iron discipline. */
  DISCIPLINED_UNIT,
  /** The lane on favourable terrain. */
  FAVOURABLE_LANE,
  /** A routed unit that is rallied. */
  RALLIED_UNIT,
  /** The lane to which a rallied unit returns. */
  RALLY_LANE,
  /** A unit that comes from the reserve, or -1 for none. */
  RESERVE_UNIT,
  /** The lane that a unit attacks which has broken through, or -1 for none. */
  FLANKED_LANE,
  /** The unit that stays at the confines. */
  CONFINED_UNIT,
  /** The nation whose king becomes Caesar. */
  CAESAR,
  /** The unit that becomes an elite. */
  ELITE,
  /** The invading unit that fortifications keep out. */
  KEPT_OUT,
  /** The unit that a figure stands with. */
  LED_UNIT,
  /** A unit that is lost in a stormed siege. */
  STORM_LOSS
}
