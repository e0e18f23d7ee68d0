package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult.Loaded;
import org.groma.model.store.SaveResult.Saved;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Several processes save into one project and take turns at any moment between two things that they
 * ask of the disk; now and then one is killed there. Whoever said that it saved is found in the
 * project, and whoever said that it did not is not. {@code -Dgroma.rounds=2000} for a long run.
 */
class TakingTurnsTest {

  private static final int ROUNDS = Integer.getInteger("groma.rounds", 12);
  private static final long SEED = Long.getLong("groma.seed", 20_261_118);
  private static final int LONGEST_TURN = 40;
  private static final int ONE_KILL_IN_TURNS = 60;
  private static final int TRIES = 4;

  @TempDir Path scratch;
  private final TreeMap<String, Integer> counts = new TreeMap<>();

  /** A process and what it is at. */
  private static final class Actor {
    private GatedProcess process;
    private String id = "";
    private int tries = TRIES;
    private boolean busy;

    Actor() throws IOException {
      process = GatedProcess.start();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void nobodysSaveIsLostWithoutAWord(int processes) throws IOException {
    List<Actor> actors = new ArrayList<>();
    try {
      for (int i = 0; i < processes; i++) {
        actors.add(new Actor());
      }
      for (int round = 0; round < ROUNDS; round++) {
        round(actors, SEED + round);
      }
    } finally {
      actors.forEach(actor -> actor.process.close());
    }
    System.out.printf("%d processes, %d rounds: %s, lost 0%n", processes, ROUNDS, counts);
  }

  private void round(List<Actor> actors, long seed) throws IOException {
    Path folder = scratch.resolve("p-" + seed);
    assertThat(ProjectStore.save(Projects.empty(), folder)).isInstanceOf(Saved.class);
    Random random = new Random(seed);
    Set<String> saved = new TreeSet<>();
    Set<String> perhaps = new TreeSet<>();
    List<Actor> running = new ArrayList<>(actors);
    int number = 0;
    for (Actor actor : actors) {
      actor.tries = TRIES;
      actor.busy = false;
    }
    while (!running.isEmpty()) {
      Actor actor = running.get(random.nextInt(running.size()));
      if (!actor.busy) {
        actor.id = "p" + number++;
        actor.tries--;
        actor.busy = true;
        told(actor, actor.process.begin(random.nextBoolean(), actor.id, folder), saved);
      } else if (random.nextInt(ONE_KILL_IN_TURNS) == 0) {
        actor.process.close();
        actor.process = GatedProcess.start();
        actor.busy = false;
        perhaps.add(actor.id);
        counts.merge("killed", 1, Integer::sum);
      } else {
        told(actor, actor.process.go(1 + random.nextInt(LONGEST_TURN)), saved);
      }
      if (!actor.busy && actor.tries == 0) {
        running.remove(actor);
      }
    }
    Set<String> found = found(folder);
    assertThat(found).as("seed %s", seed).containsAll(saved);
    found.removeAll(saved);
    assertThat(perhaps).as("seed %s: nobody else said that it saved", seed).containsAll(found);
    Project project = ((Loaded) ProjectStore.load(folder)).project();
    assertThat(ProjectStore.save(project, folder)).isInstanceOf(Saved.class);
    assertThat(folder.resolve(".groma")).as("seed %s", seed).doesNotExist();
  }

  private void told(Actor actor, String answer, Set<String> saved) {
    if (answer.equals(GatedProcess.WAITING)) {
      return;
    }
    assertThat(answer).isIn("saved", "busy", "overtaken");
    counts.merge(answer, 1, Integer::sum);
    actor.busy = false;
    if (answer.equals("saved")) {
      saved.add(actor.id);
      actor.tries = 0;
    }
  }

  private static Set<String> found(Path folder) {
    LoadResult result = ProjectStore.load(folder);
    assertThat(result).as("%s", result.problems()).isInstanceOf(Loaded.class);
    Set<String> ids = new TreeSet<>();
    ((Loaded) result).project().provinces().forEach(province -> ids.add(province.id().slug()));
    return ids;
  }
}
