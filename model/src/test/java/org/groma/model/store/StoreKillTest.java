package org.groma.model.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult.Loaded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kills a program while it saves, again and again. */
class StoreKillTest {

  /** More of them: {@code -Dgroma.kills=2000}. */
  private static final int KILLS = Integer.getInteger("groma.kills", 25);

  private static final long SEED = Long.getLong("groma.seed", 20_251_116);
  private static final int MOST_LINES = 60_000;

  @TempDir Path folder;

  @Test
  void whateverTheMomentOfDeathTheFolderHoldsTheOneStateOrTheOther()
      throws IOException, InterruptedException {
    Project first = SavingLoop.first();
    Project second = SavingLoop.second();
    ProjectStore.save(first, folder);
    Random random = new Random(SEED);
    List<String> moments = new ArrayList<>();
    for (int i = 0; i < KILLS; i++) {
      killAfter(1 + random.nextInt(MOST_LINES));
      moments.add(moment());
      LoadResult result = ProjectStore.load(folder);
      assertThat(result)
          .as("kill %s at %s: %s", i, moments.getLast(), result.problems())
          .isInstanceOf(Loaded.class);
      assertThat(((Loaded) result).project())
          .as("kill %s at %s", i, moments.getLast())
          .isIn(first, second);
    }
    Map<String, Long> counts =
        moments.stream()
            .collect(Collectors.groupingBy(it -> it, TreeMap::new, Collectors.counting()));
    System.out.println("processes killed " + KILLS + ", while " + counts + ", lost 0, torn 0");
  }

  /** Starts the program and kills it when it has said so many lines. */
  private void killAfter(int lines) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                SavingLoop.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader output = process.inputReader()) {
      for (int i = 0; i < lines; i++) {
        assertThat(output.readLine()).as("the program died by itself").isNotNull();
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  /** What the program was doing when it was killed, as its files tell. */
  private String moment() throws IOException {
    Path own = folder.resolve(".groma");
    if (Files.exists(own.resolve("save.ready/manifest"))) {
      return "putting in place";
    }
    if (Files.exists(own.resolve("save.ready"))) {
      return "cleaning up";
    }
    return Files.exists(own.resolve("save.tmp")) ? "writing" : "between";
  }
}
