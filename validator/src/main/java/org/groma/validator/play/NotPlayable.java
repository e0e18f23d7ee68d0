package org.groma.validator.play;

import java.util.List;
import java.util.Locale;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A scenario that cannot be played at all, so that nothing was. */
final class NotPlayable {

  static final Profile PROFILE =
      Profile.of(
              "play.not-playable",
              Severity.ERROR,
              Confidence.CERTAIN,
              "The scenario cannot be played")
          .protects("Without what the rules need there is no game.")
          .example(
              "The Long Winter cannot be played, because the data fall short in 2 places, first"
                  + " in table retreat, row paces: the value is missing.")
          .mend("Mend what is found in the scenario and the tables first; then play.");

  private NotPlayable() {}

  static Finding lacking(Scenario scenario, List<Shortfall> shortfalls) {
    Shortfall first = shortfalls.getFirst();
    String places = shortfalls.size() == 1 ? "1 place" : shortfalls.size() + " places, first";
    return finding(
        scenario,
        String.format(
            Locale.ROOT,
            "because the data fall short in %s in %s: %s",
            places,
            first.where(),
            first.problem()));
  }

  static Finding broken(Scenario scenario, RuntimeException mistake) {
    return finding(
        scenario,
        String.format(
            Locale.ROOT,
            "because making it ready breaks down in %s: %s",
            Fault.of(mistake).word(),
            mistake.getMessage()));
  }

  private static Finding finding(Scenario scenario, String why) {
    String sentence = scenario.name() + " cannot be played, " + why;
    return PROFILE.finding(
        sentence.endsWith(".") ? sentence : sentence + ".", Subject.of(Kinds.SCENARIOS, scenario));
  }
}
