package org.groma.validator.check;

import java.util.function.Consumer;
import org.groma.model.topology.Arc;
import org.groma.validator.finding.Finding;

/** Looks at the arcs of the map, one by one: at its line, its ends, and the faces beside it. */
public non-sealed interface ArcCheck extends Check {

  void look(Arc arc, Survey survey, Consumer<Finding> out);
}
