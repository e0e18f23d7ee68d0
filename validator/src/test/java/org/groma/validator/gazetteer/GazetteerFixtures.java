package org.groma.validator.gazetteer;

import java.util.List;
import org.groma.validator.CheckFixture;

/** A good and a bad project for each check of the family. */
public final class GazetteerFixtures {

  private GazetteerFixtures() {}

  public static List<CheckFixture> all() {
    return List.of();
  }
}
