package org.groma.engine.invasions.administration;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether a federate of a collapsed Empire serves its heir, or is free. */
@Rule("XIV.K")
public record ChooseNewFederator(int chooser, int heir) implements YesOrNo {}
