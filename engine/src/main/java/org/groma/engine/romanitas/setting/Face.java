package org.groma.engine.romanitas.setting;

import java.util.List;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** The stratagems. */
@Rule("7.1.3")
public enum Face implements Worded {
  RALLY,
  IRON_DISCIPLINE,
  DEFENSIVE_WORKS,
  RESERVE,
  FAVOURABLE_TERRAIN,
  AMBUSH,
  HARASSMENT,
  MANOEUVRE,
  FRONTAL_ASSAULT,
  SIEGE,
  DEFENSIVE_TACTIC;

  /** Those that the enemies of Rome use. */
  public static final List<Face> ENEMY =
      List.of(RALLY, HARASSMENT, FRONTAL_ASSAULT, FAVOURABLE_TERRAIN, MANOEUVRE, SIEGE);
}
