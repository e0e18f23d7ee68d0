package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Rule;

/**
 * A historical figure.
 *
 * @param combat what he adds to the unit he is with
 * @param command how many units he leads
 * @param naval what he adds to a fleet
 */
@Rule("7.5")
public record Figure(String id, String name, int combat, int command, int naval) {

  /** The number of the Comes among the commanders. */
  public static final int COMES = 0;

  /** The number of the Magister Militum among the commanders. */
  public static final int MAGISTER = 1;
}
