package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether to try to subdue a revolt. */
@Rule("XVI.F")
public record ChooseSubdual(World world, int chooser, int province) implements YesOrNo {}
