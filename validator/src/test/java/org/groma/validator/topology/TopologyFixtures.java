package org.groma.validator.topology;

import java.util.List;
import org.groma.validator.CheckFixture;

/** A good and a bad project for each check of the family. */
public final class TopologyFixtures {

  private TopologyFixtures() {}

  public static List<CheckFixture> all() {
    return List.of();
  }
}
