package org.groma.validator.scenario;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.EveryEntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Reads.Aspect;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Numbers that no game needs and none could be played with. */
final class TooLargeCheck implements EveryEntryCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.too-large",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Numbers beyond all measure")
          .protects(
              "Rules count and lay out pieces by such numbers. Until this is corrected nothing is"
                  + " played or exported, and the rules look at nothing else.")
          .example("Nation goths: count is 2147483647; it may be -100 to 5000.")
          .mend("Correct the number that the sentence names.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  /** The ruleset says what the bounds are, and the force pools of all nations are added up. */
  @Override
  public Reads reads() {
    return Reads.of(Kinds.NATIONS).and(Aspect.SETTINGS);
  }

  @Override
  public void look(Kind<?, ?> kind, Entry<?> entry, Survey survey, Consumer<Finding> out) {
    for (Shortfall each :
        Rulesets.bounds(survey.project()).exceeded(survey.project(), kind, entry)) {
      String where = each.where();
      String message =
          String.format(
              Locale.ROOT,
              "%s: %s.",
              where.substring(0, 1).toUpperCase(Locale.ROOT) + where.substring(1),
              each.problem());
      Finding finding = PROFILE.finding(message, Subject.parse(each.subject().orElseThrow()));
      Optional<String> field = each.field();
      out.accept(field.map(finding::in).orElse(finding));
    }
  }
}
