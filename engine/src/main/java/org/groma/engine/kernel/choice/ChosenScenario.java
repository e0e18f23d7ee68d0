package org.groma.engine.kernel.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.SeatVariants;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** What choices make of a scenario: a scenario again, or all reasons why not. */
public sealed interface ChosenScenario {

  /** The scenario to be played; under its own id. */
  record Ready(Scenario scenario) implements ChosenScenario {}

  /**
   * The choices cannot be had.
   *
   * @param problems each a sentence
   */
  record Refused(List<String> problems) implements ChosenScenario {
    public Refused {
      problems = List.copyOf(problems);
    }
  }

  /** The scenario as somebody wants to play it. Numbers of players come first, options last. */
  static ChosenScenario of(
      Ruleset ruleset, Project project, Scenario scenario, ScenarioChoices choices) {
    List<String> problems = new ArrayList<>();
    Scenario seated =
        choices.seats().map(number -> seated(scenario, number, problems)).orElse(scenario);
    Scenario attended =
        choices.empty().isEmpty()
            ? seated
            : EmptySeats.leave(ruleset, seated, choices.empty(), problems);
    ScenarioFields fields = ruleset.scenarioFields();
    Scenario ended =
        choices.lastTurn().map(turn -> LastTurn.end(attended, turn, problems)).orElse(attended);
    Scenario changed = new OptionChoices(project, ended, fields).apply(choices.options(), problems);
    return problems.isEmpty() ? new Ready(changed) : new Refused(problems);
  }

  private static Scenario seated(Scenario scenario, int number, List<String> problems) {
    SeatVariants variants = SeatVariants.of(scenario);
    Optional<Scenario> seated = variants.seated(number);
    if (seated.isEmpty()) {
      problems.add(variants.refusal(number) + ".");
    }
    return seated.orElse(scenario);
  }
}
