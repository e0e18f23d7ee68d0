package org.groma.engine.invasions.combat;

import org.groma.engine.kernel.Rule;

/** Whether a force has enough elites to be the better for it. */
@Rule({"XX.G", "XXI.E"})
enum Elites {
  FEW,
  TWO,
  /** Rome and Byzantium make more of four. */
  FOUR_ROMAN;

  static Elites of(Force force) {
    int elites = force.elites();
    if (elites >= 4 && force.command().roman()) {
      return FOUR_ROMAN;
    }
    return elites >= 2 ? TWO : FEW;
  }
}
