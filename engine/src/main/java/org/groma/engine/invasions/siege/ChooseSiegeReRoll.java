package org.groma.engine.invasions.siege;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether a leader uses a re-roll after a die that did not take the city. */
@Rule("XXIV.C")
public record ChooseSiegeReRoll(int chooser, int province, int reRollsLeft) implements YesOrNo {}
