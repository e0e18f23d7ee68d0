package org.groma.engine.invasions.event;

/** What a nation does in the game at present. */
public enum Activity {
  /** Not come into play yet. */
  ABSENT,
  /** Off the map, raiding when the time table says so. */
  RAIDER,
  /** On the map, but it neither attacks nor ages. */
  INACTIVE,
  ACTIVE,
  /** Vanished for good. */
  GONE
}
