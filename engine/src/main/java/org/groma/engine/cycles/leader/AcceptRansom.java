package org.groma.engine.cycles.leader;

import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether a captor lets a captive go for what is offered. */
@Rule("13.6")
public record AcceptRansom(World world, int chooser, int leader, int sum) implements YesOrNo {}
