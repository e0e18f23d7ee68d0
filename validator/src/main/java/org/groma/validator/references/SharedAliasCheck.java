package org.groma.validator.references;

import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Reads.Aspect;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.references.Spellings.Clash;
import org.groma.validator.references.Spellings.Sort;

/** An alias that two entries of a kind have. */
final class SharedAliasCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.shared-alias",
              Severity.NOTE,
              Confidence.LIKELY,
              "An alias of two entries")
          .protects(
              "Under an alias one entry is to be found; under this one it depends on who looks"
                  + " first.")
          .example("'Riders' stands for two nations, East Riders and West Riders.")
          .mend("Take the alias away from one of the two, if only one is meant by it.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Aspect.NAMES);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    for (Clash clash : survey.get(Spellings.CLASHES)) {
      if (clash.isOf(Sort.ALIAS, Sort.ALIAS)) {
        out.accept(Spellings.finding(PROFILE, clash));
      }
    }
  }
}
