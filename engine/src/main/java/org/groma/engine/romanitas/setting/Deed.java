package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Worded;

/** What the attitude of a nation has it do. */
public enum Deed implements Worded {
  NEUTRAL,
  PIRACY,
  PERSIAN_DIPLOMACY,
  RAID,
  INVASION
}
