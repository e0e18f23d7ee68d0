package org.groma.engine.romanitas.setting;

/** A lane of the combat module. */
public enum Flank implements Worded {
  LEFT,
  CENTRE,
  RIGHT
}
