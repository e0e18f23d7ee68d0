package org.groma.validator.adjacency;

import java.util.List;
import org.groma.validator.check.Check;

/** The checks of this family. */
public final class AdjacencyChecks {

  public static final List<Check> ALL = List.of();

  private AdjacencyChecks() {}
}
