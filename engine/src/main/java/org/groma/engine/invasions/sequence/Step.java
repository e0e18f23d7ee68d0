package org.groma.engine.invasions.sequence;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Worded;

/** The steps of a turn, in order. */
@Rule("IV")
public enum Step implements Worded {
  STATUS_OF_NATIONS(Phase.TIME, "VI"),
  REINFORCEMENTS(Phase.TIME, "IX"),
  EVENT_CARDS(Phase.TIME, "X.B"),
  RAIDS(Phase.TIME, "X.C"),
  CARAVANS(Phase.TIME, "X.D"),
  DIPLOMACY(Phase.TIME, "XXX"),
  ADMINISTRATION_CARDS(Phase.ADMINISTRATION, "XIII.C"),
  INCOME(Phase.ADMINISTRATION, "XIV"),
  PURCHASES(Phase.ADMINISTRATION, "XV"),
  REVOLTS_SUBDUAL(Phase.ADMINISTRATION, "XVI.F"),
  ACTIVATIONS(Phase.MILITARY, "VI.G"),
  END_OF_DIPLOMACY(Phase.MILITARY, "XXX.A"),
  SCORING(Phase.SCORING, "V.B");

  /** The four phases. */
  public enum Phase {
    TIME,
    ADMINISTRATION,
    MILITARY,
    SCORING
  }

  private final Phase phase;
  private final String section;

  Step(Phase phase, String section) {
    this.phase = phase;
    this.section = section;
  }

  public Phase phase() {
    return phase;
  }

  public String section() {
    return section;
  }
}
