package org.groma.editor.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.choice.ChosenScenario;
import org.groma.engine.kernel.choice.ScenarioChoices;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.validator.finding.ChosenArguments;
import picocli.CommandLine.Option;

/** The options of every command that plays which choose how a scenario is played. */
final class ChoicesOption {

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "Play with an option or special rule changed; --options lists them.")
  private List<String> typed = List.of();

  @Option(
      names = "--options",
      description =
          "List options and special rules with their values in the scenario; play nothing.")
  private boolean listing;

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "How many play, where the scenario is for other numbers too.")
  private Optional<Integer> seats = Optional.empty();

  @Option(
      names = "--empty",
      paramLabel = "PLAYER",
      description = "A seat that nobody takes; may be given several times.")
  private List<String> empty = List.of();

  @Option(
      names = "--last-turn",
      paramLabel = "T",
      description = "End the game after this turn, and judge it as at its end.")
  private Optional<Integer> lastTurn = Optional.empty();

  /** Whether what can be chosen is to be listed instead of played. */
  boolean isListing() {
    return listing;
  }

  /** What was chosen; stops if an option has no value. */
  ScenarioChoices choices() {
    Map<String, String> options = new LinkedHashMap<>();
    for (String word : typed) {
      int equals = word.indexOf('=');
      if (equals <= 0) {
        throw Stop.cannotRun(
            String.format(
                Locale.ROOT,
                "--option is NAME=VALUE, such as %s=on, not '%s'.",
                equals == 0 || word.isEmpty() ? "NAME" : word,
                word));
      }
      options.put(word.substring(0, equals), word.substring(equals + 1));
    }
    return new ScenarioChoices(options, seats, empty, lastTurn);
  }

  /** The scenario as it is to be played; stops with all reasons why it cannot. */
  Scenario choose(Ruleset ruleset, Project project, Scenario scenario) {
    return switch (ChosenScenario.of(ruleset, project, scenario, choices())) {
      case ChosenScenario.Ready(Scenario chosen) -> chosen;
      case ChosenScenario.Refused(List<String> problems) ->
          throw Stop.cannotRun(refusal(scenario, problems));
    };
  }

  private String refusal(Scenario scenario, List<String> problems) {
    String line = System.lineSeparator() + "  ";
    return "The scenario "
        + scenario.id().slug()
        + " cannot be played so:"
        + line
        + String.join(line, problems)
        + (typed.isEmpty() ? "" : System.lineSeparator() + "--options lists what there is.");
  }

  /** The choices, to be repeated in another command; empty where there are none. */
  String repeated() {
    return ChosenArguments.of(choices());
  }
}
