package org.groma.engine.invasions.raid;

import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Whether the raiders stay in the province they raided (ruling C45). */
@Rule({"XI.E", "XI.G"})
public record ChooseSettling(World world, int chooser, int province) implements YesOrNo {}
