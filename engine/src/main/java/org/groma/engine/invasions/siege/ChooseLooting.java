package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/**
 * Whether a conqueror loots a city that fell.
 *
 * @param stops whether looting ends the movement of the stack, as it does when terror opened the
 *     gates
 */
@Rule({"XXIV.B", "XXIV.D"})
public record ChooseLooting(World world, int chooser, int province, boolean stops)
    implements YesOrNo {}
