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

/** A victory block that names nothing to score for. */
final class EmptyVictoryBlockCheck implements NationCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.empty-victory-block",
              Severity.WARNING,
              Confidence.LIKELY,
              "Victory block that names nothing")
          .protects("The nation has nothing to strive for in these turns.")
          .example("The victory block '6' of the Northmen has no objective.")
          .mend("Add the objectives, or remove the block.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Nation nation, Survey survey, Consumer<Finding> out) {
    for (int i = 0; i < nation.victory().size(); i++) {
      Nation.VictoryBlock block = nation.victory().get(i);
      if (block.objectives().isEmpty()) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "The victory block '%s' of the %s has no objective.",
                        block.turns(),
                        nation.name()),
                    Subject.of(Kinds.NATIONS, nation))
                .in("victory[" + i + "].objectives"));
      }
    }
  }
}
