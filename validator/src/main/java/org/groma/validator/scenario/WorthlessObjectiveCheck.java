package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** An objective that earns nothing. */
final class WorthlessObjectiveCheck implements NationCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.worthless-objective",
              Severity.WARNING,
              Confidence.LIKELY,
              "Objective that earns no points")
          .protects("A line that adds nothing to the score is mostly a number that was forgotten.")
          .example("Line 2 of the victory block '6' of the Northmen earns 0 points.")
          .mend("Write how many points the objective earns, or remove the line.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Nation nation, Survey survey, Consumer<Finding> out) {
    for (int i = 0; i < nation.victory().size(); i++) {
      Nation.VictoryBlock block = nation.victory().get(i);
      for (int k = 0; k < block.objectives().size(); k++) {
        if (block.objectives().get(k).points().count() == 0) {
          out.accept(
              PROFILE
                  .finding(
                      String.format(
                          Locale.ROOT,
                          "Line %d of the victory block '%s' of the %s earns 0 points.",
                          k + 1,
                          block.turns(),
                          nation.name()),
                      Subject.of(Kinds.NATIONS, nation))
                  .in("victory[" + i + "].objectives[" + k + "].points"));
        }
      }
    }
  }
}
