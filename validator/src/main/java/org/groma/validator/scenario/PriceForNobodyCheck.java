package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.pieces.UnitType;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A price for buyers of a status that the game does not have. */
final class PriceForNobodyCheck implements UnitTypeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.price-for-nobody",
              Severity.WARNING,
              Confidence.LIKELY,
              "Price for a status that nobody has")
          .protects("Those for whom the price was meant cannot buy the unit.")
          .example("Cavalry has a price for the status 'kindgom', which nobody has.")
          .mend("Correct the word, or add the status to the vocabulary.");

  private static final Derivation<Set<String>> STATUSES =
      Derivation.of(
          Reads.of(Kinds.NATIONS).and(Reads.Aspect.VOCABULARY),
          survey -> {
            Set<String> words = new HashSet<>();
            survey.project().vocabulary().statuses().forEach(term -> words.add(term.word()));
            survey.project().get(Kinds.NATIONS).forEach(nation -> words.add(nation.status()));
            return words;
          });

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.NATIONS).and(Reads.Aspect.VOCABULARY);
  }

  @Override
  public void look(UnitType unit, Survey survey, Consumer<Finding> out) {
    for (String status : unit.cost().keySet()) {
      if (!survey.get(STATUSES).contains(status)) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s has a price for the status '%s', which nobody has.",
                        unit.name(),
                        status),
                    Subject.of(Kinds.UNITS, unit))
                .in("cost." + status));
      }
    }
  }
}
