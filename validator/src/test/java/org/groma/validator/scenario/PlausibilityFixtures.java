package org.groma.validator.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Tags;
import org.groma.validator.CheckFixture;

/** Numbers among their like. */
final class PlausibilityFixtures {

  private PlausibilityFixtures() {}

  static List<CheckFixture> all() {
    return List.of(new CheckFixture(new ImplausibleNumberCheck(), strengths(9), strengths(40)));
  }

  /** Ten sorts of units of strength 1 to 5, the last of this strength. */
  private static Project strengths(int last) {
    Project project = Project.empty(new Settings("Alps", "none", Optional.empty(), List.of()));
    for (int i = 0; i < 10; i++) {
      int strength = i == 9 ? last : 1 + i % 5;
      project =
          project.with(
              Kinds.UNITS,
              new UnitType(
                  new UnitTypeId("unit-" + i),
                  "Unit " + i,
                  List.of(),
                  "foot",
                  Tags.NONE,
                  Map.of(),
                  Attributes.NONE.with("strength", Datum.number(strength)),
                  Origins.UNSTATED));
    }
    return project;
  }
}
