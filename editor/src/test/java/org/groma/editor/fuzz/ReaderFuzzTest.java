package org.groma.editor.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A short run in every build; {@code mvn -Pfuzz …} makes a long one, as docs/fuzzing.md says. What
 * a run finds lies in {@code target/fuzz}, as small as it could be made.
 */
class ReaderFuzzTest {

  private static final long INPUTS = Long.getLong("fuzz.inputs", 3_000);
  private static final long SEED = Long.getLong("fuzz.seed", 1);

  @TempDir private Path folder;

  @Test
  void everyReaderTakesOrRefusesWhateverItIsGiven() throws IOException, InterruptedException {
    FuzzRun run = new FuzzRun(ReaderTargets.all(), SEED, folder);

    List<FuzzFailure> failures = run.run(INPUTS);

    System.out.print(run.summary());
    for (FuzzFailure failure : failures) {
      Path kept =
          Files.createDirectories(Path.of("target", "fuzz"))
              .resolve(failure.target().name() + "-" + failure.number());
      Files.write(kept, new Minimiser(failure, folder.resolve("small")).smallest());
      System.out.println(failure + " (" + kept + ")");
    }
    assertThat(failures).as("kinds of failures; the inputs lie in target/fuzz").isEmpty();
  }

  @Test
  void anInputIsMadeAgainByItsNumber() throws IOException {
    FuzzRun once = new FuzzRun(ReaderTargets.all(), SEED, folder);
    FuzzRun again = new FuzzRun(ReaderTargets.all(), SEED, folder);

    for (long number = 0; number < 200; number++) {
      assertThat(again.target(number).name()).isEqualTo(once.target(number).name());
      if (!once.target(number).name().equals("xlsx")) { // the time of writing lies in an archive
        assertThat(again.input(number)).isEqualTo(once.input(number));
      }
    }
  }
}
