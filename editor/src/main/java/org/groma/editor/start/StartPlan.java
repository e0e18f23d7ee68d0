package org.groma.editor.start;

import java.util.Optional;
import org.groma.model.project.MapSheet;
import org.groma.model.project.Projection;

/**
 * What a new project is to be.
 *
 * @param ruleset the game it is made for, or {@link org.groma.editor.document.BlankProject#NO_GAME}
 * @param withRules whether it gets the units, nations, tables and so on of the game's sample
 */
public record StartPlan(
    String name,
    String ruleset,
    boolean withRules,
    Projection projection,
    Optional<MapSheet> sheet,
    Beginning beginning) {}
