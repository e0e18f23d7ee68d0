package org.groma.validator.scenario;

import java.util.List;
import org.groma.validator.check.Check;

/** The checks of this family. */
public final class ScenarioChecks {

  public static final List<Check> ALL = List.of();

  private ScenarioChecks() {}
}
