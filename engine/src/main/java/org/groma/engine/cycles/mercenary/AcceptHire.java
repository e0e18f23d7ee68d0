package org.groma.engine.cycles.mercenary;

import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether barbarians lease units for what is offered. */
@Rule("13.4")
public record AcceptHire(World world, int chooser, int lessee, Hiring hiring) implements YesOrNo {}
