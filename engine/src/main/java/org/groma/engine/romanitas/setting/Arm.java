package org.groma.engine.romanitas.setting;

/** How a unit fights. */
public enum Arm implements Worded {
  INFANTRY,
  CAVALRY,
  FLEET
}
