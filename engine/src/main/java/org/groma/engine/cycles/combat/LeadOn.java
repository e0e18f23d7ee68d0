package org.groma.engine.cycles.combat;

import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether a leader goes with a unit that leaves others behind with whom he could stay. */
@Rule("10.2")
public record LeadOn(World world, int chooser, int leader, int unit) implements YesOrNo {}
