package org.groma.engine.invasions.inspection;

import java.util.List;
import org.groma.engine.invasions.setting.Bounds;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;

/** Games of a size that is not even compiled. */
final class TooLarge {

  static final Inspection ABOUT =
      new Inspection(
          "scenario.too-large",
          Severity.ERROR,
          "V.A",
          "Numbers beyond all measure",
          "Nothing else about the scenario is looked at until this is corrected.",
          "350 AD cannot be played: scenario 350-ad: the turns of a game lie within 1 and 200.",
          "Correct the number that the sentence names.");

  private TooLarge() {}

  static List<Objection> look(Project project, Scenario scenario) {
    return Bounds.exceeded(project, scenario).stream()
        .map(shortfall -> Shortcomings.objection(ABOUT, scenario, shortfall))
        .toList();
  }
}
