package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.invasions.effect.ScenarioRules;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.review.Severity;
import org.groma.model.value.Datum;

/** Scenarios that begin with, or leave out, a step that is none. */
final class UnknownStep implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unknown-step",
          Severity.ERROR,
          "IV",
          "Step of the turn that there is not",
          "The scenario begins with a step, or leaves one out, that never comes.",
          "350 AD names the step 'event', which the sequence of play does not have.",
          "Write the step as the sequence of play does.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    List<Datum> rules = ground.scenario().special();
    for (int i = 0; i < rules.size(); i++) {
      if (!(rules.get(i) instanceof Datum.Fields rule)) {
        continue;
      }
      for (String step : steps(rule)) {
        if (!ScenarioRules.isStep(step)) {
          out.accept(
              ground.object(
                  ABOUT,
                  String.format(
                      Locale.ROOT,
                      "%s names the step '%s', which the sequence of play does not have.",
                      ground.scenario().name(),
                      step),
                  "special[" + i + "]"));
        }
      }
    }
  }

  private static List<String> steps(Datum.Fields rule) {
    if (rule.get("start-at-step").orElse(null) instanceof Datum.Fields start
        && start.get("step").orElse(null) instanceof Datum.Text(String step)) {
      return List.of(step);
    }
    if (rule.get("skip-steps").orElse(null) instanceof Datum.Fields skip
        && skip.get("steps").orElse(null) instanceof Datum.Items(List<Datum> steps)) {
      return steps.stream()
          .map(step -> step instanceof Datum.Text(String text) ? text : step.toString())
          .toList();
    }
    return List.of();
  }
}
