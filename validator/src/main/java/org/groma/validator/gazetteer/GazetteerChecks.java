package org.groma.validator.gazetteer;

import java.util.List;
import org.groma.validator.check.Check;

/** The checks of this family. */
public final class GazetteerChecks {

  public static final List<Check> ALL = List.of();

  private GazetteerChecks() {}
}
