package org.groma.editor.panel.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoubleConsumer;
import java.util.function.LongConsumer;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Ruleset;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.validator.finding.Finding;
import org.groma.validator.play.Playing;

/**
 * What was found by playing games.
 *
 * @param games how many of each scenario
 * @param scenarios their names
 * @param revision the state of the document that was played
 */
record PlayedGames(long games, List<String> scenarios, long revision, List<Finding> findings) {

  /** As the command line does unless it is told otherwise, so that it finds the same. */
  static final long SEED = 1;

  PlayedGames {
    scenarios = List.copyOf(scenarios);
    findings = List.copyOf(findings);
  }

  /** Why no game can be played at all, as a sentence. */
  static Optional<String> obstacle(Project project) {
    if (Rulesets.find(project.settings().ruleset()).isEmpty()) {
      return Optional.of(
          "No games can be played: the ruleset '"
              + project.settings().ruleset()
              + "' is not known. Choose another in the settings of the project.");
    }
    return project.get(Kinds.SCENARIOS).isEmpty()
        ? Optional.of("No games can be played: the project has no scenario yet.")
        : Optional.empty();
  }

  /**
   * Plays games of these scenarios; there must be no obstacle.
   *
   * @param progress hears how much is done, 0 to 1, from any thread; what it throws ends the run
   */
  static PlayedGames play(
      Project project,
      List<Scenario> scenarios,
      long games,
      long revision,
      DoubleConsumer progress) {
    Ruleset ruleset = Rulesets.find(project.settings().ruleset()).orElseThrow();
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1); // one for the window
    AtomicLong over = new AtomicLong();
    double all = (double) games * scenarios.size();
    LongConsumer told = _ -> progress.accept(over.incrementAndGet() / all);
    List<Finding> found = new ArrayList<>();
    for (Scenario scenario : scenarios) {
      found.addAll(Playing.run(project, scenario, ruleset, games, SEED, threads, told));
    }
    found.sort(Finding.ORDER);
    return new PlayedGames(games, scenarios.stream().map(Scenario::name).toList(), revision, found);
  }

  /** {@code 200 games of Attila}, and whether the project has changed since. */
  String title(long now) {
    return games
        + (games == 1 ? " game of " : " games of ")
        + String.join(", ", scenarios)
        + (now == revision ? "" : ", before your latest changes");
  }
}
