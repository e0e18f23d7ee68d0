package org.groma.engine.invasions.sequence;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.groma.engine.kernel.Rule;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** Which steps a scenario leaves out in a turn, by the names of steps or of whole phases. */
@Rule({"IV", "V.A"})
final class SkippedSteps {

  private SkippedSteps() {}

  static Set<Step> of(Scenario scenario, int turn) {
    Set<Step> skipped = EnumSet.noneOf(Step.class);
    for (Datum special : scenario.special()) {
      if (special instanceof Datum.Fields fields
          && fields.get("skip-steps").orElse(null) instanceof Datum.Fields skip
          && Datum.number(turn).equals(skip.get("turn").orElse(null))
          && skip.get("steps").orElse(null) instanceof Datum.Items(var words)) {
        for (Datum word : words) {
          add(skipped, word);
        }
      }
    }
    return skipped;
  }

  private static void add(Set<Step> skipped, Datum word) {
    for (Step step : Step.values()) {
      boolean named =
          Datum.text(step.word()).equals(word)
              || Datum.text(step.phase().name().toLowerCase(Locale.ROOT)).equals(word);
      if (named) {
        skipped.add(step);
      }
    }
  }
}
