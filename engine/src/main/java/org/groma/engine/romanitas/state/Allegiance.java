package org.groma.engine.romanitas.state;

/** Whose side a client state is on. */
public enum Allegiance {
  NONE,
  ROMAN,
  PERSIAN
}
