package org.groma.model.edit;

import java.util.Optional;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;

/** What became of an edit. */
public sealed interface Outcome {

  /** The edit was applied; this is the project after it. */
  record Applied(Project project, Reach reach) implements Outcome {}

  /**
   * The edit was refused and nothing changed.
   *
   * @param reason a sentence for the person who tried
   * @param at where on the map to look, if anywhere
   */
  record Refused(String reason, Optional<Point> at) implements Outcome {}
}
