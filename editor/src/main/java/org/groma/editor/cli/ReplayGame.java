package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.Excerpt;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.replay.BrokenStory;
import org.groma.engine.replay.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code groma replay PROJECT --seed S --until 5/huns}: the story of one game. */
@Command(
    name = "replay",
    description = "Tell the story of one game: what happens, by which rule, with which dice.",
    footer = {
      "",
      "TURN/PART is a turn and a step or a nation, such as 5, 5/raids or 5/huns: the turn, its"
          + " raids, the activation of the Huns in it.",
      "As json it is the log of the game, one event a line. The same seed gives the same story.",
      "",
      "For instance: groma replay sample-data/invasions --seed 1 --from 5/huns --until 5/huns"
    })
final class ReplayGame implements Task {

  private final Shell shell;

  @Parameters(
      paramLabel = "PROJECT",
      description = "The folder of the project, or a game document made by export --to json.")
  private Path folder;

  @Mixin private ScenarioOption scenario = new ScenarioOption();

  @Mixin private ChoicesOption choices = new ChoicesOption();

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "What all chance follows from, any whole number. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--game",
      paramLabel = "K",
      defaultValue = "1",
      description = "Which game of a simulation with that seed. Default: ${DEFAULT-VALUE}.")
  private long game;

  @Mixin private PlayersOption players = new PlayersOption();

  @Option(
      names = "--from",
      paramLabel = "TURN[/PART]",
      description = "Leave out what comes before. Default: the set-up.")
  private Optional<String> from = Optional.empty();

  @Option(
      names = "--until",
      paramLabel = "TURN[/PART]",
      description = "The last that is told. Default: the end of the game.")
  private Optional<String> until = Optional.empty();

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private OutOption out = new OutOption();

  @Spec private CommandSpec spec;

  ReplayGame(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "replaying a game of " + folder;
  }

  @Override
  public Integer call() {
    if (game < 1) {
      throw new ParameterException(spec.commandLine(), "--game is 1 or more, not " + game);
    }
    out.check();
    Playbill bill = Playbill.open(folder, scenario, choices);
    scenario.assumed(bill.project()).ifPresent(shell::say);
    if (choices.isListing()) {
      out.write(shell, format.isJson(), OptionsList.of(bill).written(format.isJson()));
      return Exit.FINE;
    }
    Stage stage = Stage.of(folder, bill);
    StoryMarks marks = new StoryMarks(stage.scenario(), stage.contest());
    Optional<Excerpt.Mark> first = from.map(typed -> marks.read("--from", typed));
    Optional<Excerpt.Mark> last = until.map(typed -> marks.read("--until", typed));
    if (first.isPresent() && last.isPresent() && first.get().turn() > last.get().turn()) {
      throw Stop.cannotRun(
          String.format(Locale.ROOT, "--from %s comes after --until %s.", from.get(), until.get()));
    }
    StringBuilder text = new StringBuilder();
    Replay.Ending ending;
    try {
      ending = replay(stage, new Excerpt(first, last), text);
    } catch (BrokenStory broken) {
      write(stage, text);
      throw new ReplayCommand(
              folder,
              stage.scenario(),
              new GameSeed(seed, game),
              choices.repeated() + players.repeated())
          .brokenDown(broken, stage.project());
    }
    write(stage, text);
    if (!ending.complete()) {
      last.ifPresent(mark -> shell.say(marks.missed(mark, ending.turn())));
    }
    if (text.isEmpty()) {
      throw Stop.refused("Nothing of the game lies between --from and --until.");
    }
    return Exit.FINE;
  }

  private void write(Stage stage, StringBuilder text) {
    out.write(shell, format.isJson(), text.isEmpty() ? "" : heading(stage) + text);
  }

  /** What was chosen stands above the story; a log is made of events alone. */
  private String heading(Stage stage) {
    return format.isJson() || stage.choices().isNone()
        ? ""
        : stage.scenario().name()
            + ": "
            + String.join(", ", stage.choices().inWords())
            + System.lineSeparator()
            + System.lineSeparator();
  }

  private Replay.Ending replay(Stage stage, Excerpt excerpt, StringBuilder text) {
    Replay replay =
        new Replay(stage.contest(), players.seating(stage.contest()), new GameSeed(seed, game));
    String end = System.lineSeparator();
    if (!format.isJson()) {
      return replay.tell(excerpt, line -> text.append(line).append(end));
    }
    EventCodec codec = Rulesets.find(stage.project().settings().ruleset()).orElseThrow().codec();
    return replay.list(excerpt, event -> text.append(codec.write(event)).append(end));
  }
}
