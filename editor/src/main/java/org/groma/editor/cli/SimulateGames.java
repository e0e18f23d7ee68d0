package org.groma.editor.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.function.LongFunction;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Seating;
import org.groma.engine.replay.Replay;
import org.groma.engine.simulation.BrokenGame;
import org.groma.engine.simulation.Checks;
import org.groma.engine.simulation.Simulation;
import org.groma.engine.simulation.Standings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code groma simulate PROJECT}: many games of a scenario, and what they come to. */
@Command(
    name = "simulate",
    description =
        "Play many games of a scenario; tell who wins, what becomes of nations and provinces.",
    footer = {
      "",
      "The same seed gives the same report, byte for byte, on any number of threads.",
      "",
      "For instance: groma simulate sample-data/invasions --games 1000 --seed 1",
      "Skills in the same seats: groma simulate … --players random,romans=steady",
      "Is every game played by the rules: groma simulate … --check",
      "Other rules: groma simulate … --options, then --option advancedCombat=on --last-turn 6"
    })
final class SimulateGames implements Task {

  private static final int MOST_THREADS = 256;

  private final Shell shell;

  @Parameters(
      paramLabel = "PROJECT",
      description = "The folder of the project, or a game document made by export --to json.")
  private Path folder;

  @Mixin private ScenarioOption scenario = new ScenarioOption();

  @Mixin private ChoicesOption choices = new ChoicesOption();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many games to play. Default: ${DEFAULT-VALUE}.")
  private long games;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "What all chance follows from, any whole number. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Mixin private PlayersOption players = new PlayersOption();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many games to play at a time. Default: as many as there are cores.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--check",
      description =
          "Check the invariants of the rules after every event; exit code 1 if one breaks.")
  private boolean check;

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private OutOption out = new OutOption();

  @Spec private CommandSpec spec;

  SimulateGames(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "simulating games of " + folder;
  }

  @Override
  public Integer call() {
    check("--games", games, Long.MAX_VALUE);
    check("--threads", threads, MOST_THREADS);
    out.check();
    Playbill bill = Playbill.open(folder, scenario, choices);
    scenario.assumed(bill.project()).ifPresent(shell::say);
    if (choices.isListing()) {
      out.write(shell, format.isJson(), OptionsList.of(bill).written(format.isJson()));
      return Exit.FINE;
    }
    Stage stage = Stage.of(folder, bill);
    Seating seating = players.seating(stage.contest());
    ProgressBar bar = new ProgressBar(shell, "game", "games", games, System::nanoTime);
    bar.reached(0);
    Standings standings = play(stage, seating, bar);
    out.write(shell, format.isJson(), report(stage, standings));
    shell.say(bar.summary() + ".");
    if (standings.checks().map(Checks::violations).orElse(0L) == 0) {
      return Exit.FINE;
    }
    shell.say(CheckText.sentence(standings.checks().orElseThrow()) + ".");
    return Exit.FINDINGS;
  }

  private void check(String option, long number, long most) {
    if (number < 1 || number > most) {
      String range = most == Long.MAX_VALUE ? " is 1 or more, not " : " is 1 to " + most + ", not ";
      throw new ParameterException(spec.commandLine(), option + range + number);
    }
  }

  private Standings play(Stage stage, Seating seating, ProgressBar bar) {
    try {
      Simulation simulation = new Simulation(stage.contest(), seating, seed);
      return (check ? simulation.watched() : simulation).run(games, threads, bar::reached);
    } catch (BrokenGame broken) {
      Replay again = new Replay(stage.contest(), seating, new GameSeed(seed, broken.game()));
      ReplayCommand command = replay(stage, broken.game());
      throw again
          .breakdown()
          .map(story -> command.brokenDown(story, stage.project()))
          .orElseGet(() -> command.brokenDown(broken.getCause()));
    } finally {
      bar.clear();
    }
  }

  private ReplayCommand replay(Stage stage, long game) {
    return new ReplayCommand(
        folder,
        stage.scenario(),
        new GameSeed(seed, game),
        choices.repeated() + players.repeated());
  }

  private String report(Stage stage, Standings standings) {
    StringWriter text = new StringWriter();
    PrintWriter writer = new PrintWriter(text);
    LongFunction<ReplayCommand> replay = game -> replay(stage, game);
    if (format.isJson()) {
      writer.println(JsonOutput.text(SimulationReport.of(stage, seed, standings, replay)));
    } else {
      SimulationText.print(stage, seed, standings, writer);
      standings.checks().ifPresent(checks -> CheckText.print(checks, replay, writer));
    }
    writer.flush();
    return text.toString();
  }
}
