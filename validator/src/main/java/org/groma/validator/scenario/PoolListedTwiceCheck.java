package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.id.UnitTypeId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A type of unit that a force pool lists twice. */
final class PoolListedTwiceCheck implements NationCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.pool-listed-twice",
              Severity.WARNING,
              Confidence.LIKELY,
              "Type of unit twice in a force pool")
          .protects("Whether the two numbers add up or one corrects the other is not clear.")
          .example("The force pool of the Northmen lists Infantry twice.")
          .mend("Write one line with the right number.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.UNITS);
  }

  @Override
  public void look(Nation nation, Survey survey, Consumer<Finding> out) {
    Set<UnitTypeId> seen = new HashSet<>();
    for (int i = 0; i < nation.pool().size(); i++) {
      UnitTypeId unit = nation.pool().get(i).unit();
      if (!seen.add(unit)) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "The force pool of the %s lists %s twice.",
                        nation.name(),
                        Names.of(survey, unit)),
                    Subject.of(Kinds.NATIONS, nation))
                .in("pool[" + i + "]"));
      }
    }
  }
}
