package org.groma.validator.play;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Chapter;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Inventory;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Storyteller;
import org.groma.engine.kernel.Table;
import org.groma.engine.replay.StepTrace;
import org.groma.model.project.Project;

/** Finds out where in its story a game was at some moment, by playing it again that far. */
final class Scenes {

  /**
   * Where a game was; empty where its story does not say.
   *
   * @param records what was in play then, what came last first
   */
  record Scene(Optional<Integer> turn, Optional<String> nation, List<Inventory.Item> records) {}

  private final Project project;
  private final Contest contest;
  private final long seed;
  private final long most;

  Scenes(Project project, Contest contest, long seed, long patience) {
    this.project = project;
    this.contest = contest;
    this.seed = seed;
    this.most = patience;
  }

  Scene at(Sighting sighting) {
    StepTrace trace = new StepTrace(contest);
    try {
      play(sighting, trace);
    } catch (RuntimeException | StackOverflowError stopped) {
      return scene(trace); // the moment has come, or the game has come to grief in it
    }
    return scene(trace);
  }

  private Scene scene(StepTrace trace) {
    List<String> acting = trace.nations();
    return new Scene(
        trace.chapter().map(Chapter::turn),
        acting.isEmpty() ? Optional.empty() : Optional.of(acting.getLast()),
        trace.records(project));
  }

  private void play(Sighting sighting, StepTrace trace) {
    Match match = sighting.match();
    Patience patience = new Patience(most);
    Storyteller storyteller = contest.storyteller(trace);
    Seating seating = Seating.all(match.players(), contest);
    Patience untilThen = new Patience(Math.max(0, sighting.event() - 1));
    Game game =
        contest.start(
            new Table(
                patience.with(match.chance(seed).dice()),
                patience.with(seating.players(contest, match.chance(seed))),
                event -> {
                  storyteller.hear(event);
                  trace.hear(event);
                  untilThen.spend();
                }));
    while (!game.isOver()) {
      patience.spend();
      game.step();
    }
  }
}
