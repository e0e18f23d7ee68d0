package org.groma.engine.cycles.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** What the rebellion table may bring. */
@Rule("11.7")
public enum Rebellion implements Worded {
  MERCENARY_DEFECTION,
  FINANCIAL_DISASTER,
  PIRATE_ATTACK,
  PROVINCIAL_REBELLION,
  CIVIL_DISORDER,
  COLLAPSE,
  MERCENARIES_GO_HOME,
  MUTINY,
  GREATER_PROVINCIAL_REBELLION,
  COUP,
  REBELLION_AND_REVIVAL,
  /** 14.2.5: one unit goes over to the other side. */
  DEFECTION,
  /** 14.2.5, 14.2.7: one unit is removed. */
  UNIT_LOST,
  /** 14.2.5: as many units as a die says are removed. */
  UNITS_LOST,
  /** 14.2.5: one city revolts. */
  CITY_REVOLTS,
  /** 14.2.5, 14.2.7: a province revolts, chosen or named. */
  PROVINCE_REVOLTS,
  /** The whole treasury is lost. */
  TREASURY_LOST,
  /** 14.2.7: part of the treasury is lost. */
  TREASURY_LOSS,
  /** 14.2.7: as many garrisons as a die says are removed. */
  REMOVE_GARRISONS,
  /** 14.2.7: units other than elites are removed. */
  REMOVE_NON_ELITES,
  /** 14.2.7: roll on the second table. */
  ROLL_ON_TABLE_2,
  NOTHING
}
