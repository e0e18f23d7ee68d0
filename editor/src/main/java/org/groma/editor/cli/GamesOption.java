package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Ruleset;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.validator.finding.Finding;
import org.groma.validator.play.Playing;
import org.groma.validator.report.Report;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a validation that say which games are played to find something. */
final class GamesOption {

  private static final int MOST_THREADS = 256;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "0",
      description = "Play so many games and report what happens in them. Default: none.")
  private long games;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "What all chance follows from, any whole number. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many games to play at a time. Default: as many as there are cores.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin private ScenarioOption scenario = new ScenarioOption();

  @Mixin private ChoicesOption choices = new ChoicesOption();

  /**
   * What was played, and what was found.
   *
   * @param games nothing where nothing was to be played
   */
  record Played(Optional<Report.Games> games, List<Finding> findings) {}

  /** Whether what can be chosen is to be listed; nothing is looked at then. */
  boolean isListing() {
    return choices.isListing();
  }

  /** What can be chosen of a scenario. */
  OptionsList list(Path folder, Project project) {
    return OptionsList.of(Playbill.of(folder, project, scenario, choices));
  }

  /** Stops if a number is out of range, or says something of games though none is played. */
  void check() {
    if (games == 0 && !choices.isListing() && !choices.choices().isNone()) {
      throw Stop.cannotRun(
          "--option, --seats, --empty and --last-turn say how games are played; say how many with"
              + " --games N.");
    }
    if (games < 0) {
      throw Stop.cannotRun("--games is 0 or more, not " + games + ".");
    }
    if (threads < 1 || threads > MOST_THREADS) {
      throw Stop.cannotRun("--threads is 1 to " + MOST_THREADS + ", not " + threads + ".");
    }
  }

  /** Plays every scenario that is meant, if anything is to be played. */
  Played play(Path folder, Project project, Shell shell) {
    List<Scenario> meant = scenario.findAll(folder, project);
    if (games == 0) {
      return new Played(Optional.empty(), List.of());
    }
    Ruleset ruleset =
        Rulesets.find(project.settings().ruleset())
            .orElseThrow(() -> Stage.unplayable(folder, project.settings().ruleset()));
    List<Scenario> chosen =
        meant.stream().map(each -> choices.choose(ruleset, project, each)).toList();
    List<Finding> found = new ArrayList<>();
    for (Scenario each : chosen) {
      found.addAll(play(project, each, ruleset, shell));
    }
    List<String> played = meant.stream().map(each -> each.id().slug()).toList();
    List<String> words = choices.choices().inWords();
    return new Played(Optional.of(new Report.Games(games, seed, played, words)), found);
  }

  private List<Finding> play(Project project, Scenario each, Ruleset ruleset, Shell shell) {
    ProgressBar bar = new ProgressBar(shell, "game", "games", games, System::nanoTime);
    bar.reached(0);
    try {
      return Playing.run(
          project, each, choices.choices(), ruleset, games, seed, threads, bar::reached);
    } finally {
      bar.clear();
      shell.say(bar.summary() + ".");
    }
  }
}
