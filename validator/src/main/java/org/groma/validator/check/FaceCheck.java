package org.groma.validator.check;

import java.util.function.Consumer;
import org.groma.model.topology.Face;
import org.groma.validator.finding.Finding;

/**
 * Looks at the faces of the map, one by one, never the outside: at its arcs, and at the faces and
 * arcs that touch these, and at the entries of their places.
 */
public non-sealed interface FaceCheck extends Check {

  void look(Face face, Survey survey, Consumer<Finding> out);
}
