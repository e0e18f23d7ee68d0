package org.groma.validator.ruleset;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Ruleset;
import org.groma.model.review.Severity;
import org.groma.model.value.NearestWord;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A project of a game that the program does not know. */
public final class UnknownRulesetCheck implements WholeCheck {

  /** What projects say that are made for no game: new ones the first, others the second. */
  private static final Set<String> NO_GAME = Set.of("generic", "none");

  private static final Profile PROFILE =
      Profile.of(
              "references.unknown-ruleset",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A ruleset that the program does not know")
          .protects("No rule is checked and no game can be played.")
          .example(
              "There is no ruleset 'fenlnd'; probably 'fenland' is meant. A map without a game says"
                  + " 'generic'.")
          .mend("Correct the ruleset in project.json, or write \"generic\".");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.SETTINGS);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    String ruleset = survey.project().settings().ruleset();
    if (NO_GAME.contains(ruleset) || Rulesets.find(ruleset).isPresent()) {
      return;
    }
    List<String> known = Rulesets.all().stream().map(Ruleset::id).toList();
    out.accept(
        PROFILE
            .finding(
                String.format(
                    Locale.ROOT,
                    "There is no ruleset '%s'%s. A map without a game says 'generic'.",
                    ruleset,
                    NearestWord.to(ruleset, known)
                        .map(near -> "; probably '" + near + "' is meant")
                        .orElse("; there are " + String.join(", ", known))),
                Subject.SETTINGS,
                Subject.file("project.json"))
            .in("ruleset"));
  }
}
