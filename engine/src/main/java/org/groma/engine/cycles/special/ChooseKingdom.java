package org.groma.engine.cycles.special;

import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether barbarians who may become a kingdom do so now. */
@Rule("14.2.7")
public record ChooseKingdom(World world, int chooser) implements YesOrNo {}
