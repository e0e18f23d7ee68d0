package org.groma.engine.invasions.event;

/** The marker that a raid leaves. */
public enum RaidMark {
  NONE,
  MINUS,
  PLUS
}
