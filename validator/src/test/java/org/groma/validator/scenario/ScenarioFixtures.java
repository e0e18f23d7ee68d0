package org.groma.validator.scenario;

import java.util.List;
import org.groma.validator.CheckFixture;

/** A good and a bad project for each check of the family. */
public final class ScenarioFixtures {

  private ScenarioFixtures() {}

  public static List<CheckFixture> all() {
    return List.of();
  }
}
