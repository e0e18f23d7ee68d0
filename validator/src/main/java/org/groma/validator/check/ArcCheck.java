package org.groma.validator.check;

import java.util.function.Consumer;
import org.groma.model.topology.Arc;
import org.groma.validator.finding.Finding;

/**
 * Looks at the arcs of the map, one by one: at its line, the arcs that meet at its ends, the faces
 * beside it and the entries of their places.
 */
public non-sealed interface ArcCheck extends Check {

  void look(Arc arc, Survey survey, Consumer<Finding> out);
}
