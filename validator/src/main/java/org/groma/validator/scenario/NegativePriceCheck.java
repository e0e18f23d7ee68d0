package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A unit that costs less than nothing. */
final class NegativePriceCheck implements UnitTypeCheck {

  private static final Profile PROFILE =
      Profile.of("scenario.negative-price", Severity.ERROR, Confidence.CERTAIN, "Negative price")
          .protects("Buying the unit would fill the treasury.")
          .example("Cavalry costs -3 for the status 'kingdom'.")
          .mend("Correct the price; leave it out where the unit cannot be bought.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(UnitType unit, Survey survey, Consumer<Finding> out) {
    unit.cost()
        .forEach((status, price) -> {
          if (price.count() < 0) {
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "%s costs %s for the status '%s'.",
                            unit.name(),
                            price,
                            status),
                        Subject.of(Kinds.UNITS, unit))
                    .in("cost." + status));
          }
        });
  }
}
