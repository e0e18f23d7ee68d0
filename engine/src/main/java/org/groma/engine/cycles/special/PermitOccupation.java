package org.groma.engine.cycles.special;

import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/**
 * Whether somebody with whom there is a truce may occupy a city of the chooser in this turn.
 *
 * @param guest the position that wants to
 */
@Rule("14.2.8")
public record PermitOccupation(World world, int chooser, int guest, int area) implements YesOrNo {}
