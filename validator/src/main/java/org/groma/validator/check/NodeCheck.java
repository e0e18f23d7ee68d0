package org.groma.validator.check;

import java.util.function.Consumer;
import org.groma.validator.finding.Finding;

/**
 * Looks at the nodes of the map, one by one: at the arcs that end there and the faces between, at
 * the entries of their places and at whom these places touch.
 */
public non-sealed interface NodeCheck extends Check {

  void look(int node, Survey survey, Consumer<Finding> out);
}
