package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.choice.ScenarioChoices;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/**
 * A scenario of a project, ready to be played by the project's rules.
 *
 * @param scenario with what was chosen
 */
record Stage(Project project, Scenario scenario, ScenarioChoices choices, Contest contest) {

  private static final int TOLD_SHORTFALLS = 20;

  /** Makes a scenario ready, or stops with a sentence why not. */
  static Stage of(Path folder, Playbill bill) {
    Scenario scenario = bill.scenario();
    List<Shortfall> shortfalls = bill.ruleset().shortfalls(bill.project(), scenario);
    if (!shortfalls.isEmpty()) {
      throw Stop.cannotRun(sentence(folder, scenario, shortfalls));
    }
    try {
      return new Stage(
          bill.project(),
          scenario,
          bill.choices(),
          bill.ruleset().prepare(bill.project(), scenario));
    } catch (RuntimeException | StackOverflowError stumbled) {
      throw Stop.cannotRun(
          String.format(
              Locale.ROOT,
              "The scenario %s of %s cannot be made ready: the rules cannot make sense of its data"
                  + " (%s). Run groma validate to see what is wrong with them.",
              scenario.id().slug(),
              folder,
              stumbled),
          stumbled);
    }
  }

  static Stop unplayable(Path folder, String word) {
    return Stop.cannotRun(
        Rulesets.all().stream()
            .map(Ruleset::id)
            .collect(
                Collectors.joining(
                    "', '",
                    String.format(
                        Locale.ROOT,
                        "Groma cannot play by the rules '%s' of %s. It knows '",
                        word,
                        folder),
                    "'.")));
  }

  private static String sentence(Path folder, Scenario scenario, List<Shortfall> shortfalls) {
    String line = System.lineSeparator() + "  ";
    int more = shortfalls.size() - TOLD_SHORTFALLS;
    return shortfalls.stream()
        .limit(TOLD_SHORTFALLS)
        .map(shortfall -> shortfall.where() + ": " + shortfall.problem())
        .collect(
            Collectors.joining(
                line,
                String.format(
                        Locale.ROOT,
                        "The scenario %s of %s cannot be played; the data fall short in %s:",
                        scenario.id().slug(),
                        folder,
                        Figures.count(shortfalls.size(), "place", "places"))
                    + line,
                more > 0 ? line + "and " + more + " more" : ""));
  }
}
