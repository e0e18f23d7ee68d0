package org.groma.validator.topology;

import java.util.List;
import org.groma.validator.check.Check;

/** The checks of this family. */
public final class TopologyChecks {

  public static final List<Check> ALL = List.of();

  private TopologyChecks() {}
}
