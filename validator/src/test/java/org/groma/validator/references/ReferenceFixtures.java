package org.groma.validator.references;

import java.util.List;
import org.groma.validator.CheckFixture;

/** A good and a bad project for each check of the family. */
public final class ReferenceFixtures {

  private ReferenceFixtures() {}

  public static List<CheckFixture> all() {
    return List.of();
  }
}
