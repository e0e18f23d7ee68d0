package org.groma.editor.fuzz;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.editor.cli.Alps;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.groma.exporters.Export;
import org.groma.exporters.game.GameExporter;
import org.groma.exporters.game.GameReader;
import org.groma.exporters.game.GameReading;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** Game documents: read, and played a little if they can be played. */
final class GameTargets {

  private static final int STEPS = 4;

  private static final Path SAMPLES =
      Path.of(System.getProperty("basedir", "."))
          .toAbsolutePath()
          .normalize()
          .getParent()
          .resolve("sample-data");

  private GameTargets() {}

  static List<FuzzTarget> all() {
    byte[] small = document(Alps.project());
    byte[] large = document(sample("romanitas"));
    Mutator parts = new TokenMutator(small);
    return List.of(
        new FuzzTarget(
            "game-small",
            6,
            List.of(new ByteMutator(small), parts, parts),
            (input, _) -> plays(input)),
        new FuzzTarget(
            "game-played", 1, List.of(new TokenMutator(large)), (input, _) -> plays(input)));
  }

  private static byte[] document(Project project) {
    return new GameExporter().artifacts(Export.of(project)).getFirst().bytes();
  }

  private static Project sample(String name) {
    return ((LoadResult.Loaded) ProjectStore.load(SAMPLES.resolve(name))).project();
  }

  /**
   * A game that breaks down over data counts as refused, for that is how it is told; what makes it
   * ready must not.
   */
  private static boolean plays(byte[] input) {
    if (!(GameReader.read("game.json", input) instanceof GameReading.Whole(Project project))) {
      return false;
    }
    Optional<Ruleset> ruleset = Rulesets.find(project.settings().ruleset());
    Optional<Scenario> scenario = project.get(Kinds.SCENARIOS).stream().findFirst();
    if (ruleset.isEmpty()
        || scenario.isEmpty()
        || !ruleset.get().shortfalls(project, scenario.get()).isEmpty()) {
      return true;
    }
    Contest contest = ruleset.get().prepare(project, scenario.get());
    try {
      GameSeed seed = GameSeed.first(1);
      Seating seating = Seating.all(Skill.RANDOM, contest);
      Game game = contest.start(new Table(seed.dice(), seating.players(contest, seed)));
      for (int i = 0; i < STEPS && !game.isOver(); i++) {
        game.step();
      }
      return true;
    } catch (RuntimeException | StackOverflowError brokeDown) {
      return false;
    }
  }
}
