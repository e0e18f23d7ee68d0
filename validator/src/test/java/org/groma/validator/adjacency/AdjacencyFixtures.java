package org.groma.validator.adjacency;

import java.util.List;
import org.groma.validator.CheckFixture;

/** A good and a bad project for each check of the family. */
public final class AdjacencyFixtures {

  private AdjacencyFixtures() {}

  public static List<CheckFixture> all() {
    return List.of();
  }
}
