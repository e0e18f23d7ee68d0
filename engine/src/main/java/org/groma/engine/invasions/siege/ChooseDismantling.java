package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether a conqueror tears down the walls of a city. */
@Rule("XXIV.E")
public record ChooseDismantling(World world, int chooser, int province) implements YesOrNo {}
