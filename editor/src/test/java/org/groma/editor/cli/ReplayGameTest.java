package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayGameTest {

  private static final Path SAMPLE =
      Path.of(System.getProperty("basedir", "."))
          .toAbsolutePath()
          .normalize()
          .getParent()
          .resolve("sample-data/invasions");

  @TempDir Path folder;

  private static Run replay(Object... options) {
    List<Object> words = new ArrayList<>(List.of("replay", SAMPLE, "--scenario", "350-ad"));
    words.addAll(Arrays.asList(options));
    return Run.groma(words.toArray());
  }

  @Test
  void theStoryEndsWithTheActivationThatWasNamed() {
    Run run = replay("--seed", 1, "--until", "1/franks");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("350 AD Scenario I\n=================\n\nSet-up (V.A)\n")
        .contains("\nTurn 1\n======\n", "\nTurn 1 · Raids (X.C)\n")
        .contains("\nTurn 1 · Activation of the Alemanni (VI.G)\n")
        .containsPattern("die \\d+, in all \\d+, (success|in vain) \\(XIX.A\\)");
    assertThat(run.out().lines().filter(line -> line.startsWith("Turn 1 ·")).toList().getLast())
        .isEqualTo("Turn 1 · Activation of the Franks (VI.G)");
  }

  @Test
  void aGameDocumentTellsTheStoryOfItsProject() {
    Path document = folder.resolve("game.json");
    Run.groma("export", SAMPLE, "--to", "json", "--out", document);

    Run run =
        Run.groma("replay", document, "--scenario", "350-ad", "--seed", 3, "--until", "1/raids");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).isEqualTo(replay("--seed", 3, "--until", "1/raids").out());
    assertThat(folder.resolve("game.schema.json")).exists();
  }

  @Test
  void aBrokenGameDocumentIsRefusedWithThePlace() throws IOException {
    Path document = folder.resolve("game.json");
    Files.writeString(document, "{\"format\": \"groma.game/9\"}");

    Run run = Run.groma("replay", document);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            document
                + " cannot be opened: game.json, line 1, column 12 ($.format): this file has the"
                + " format 'groma.game/9', but this Groma knows only 'groma.game/1'; a newer Groma"
                + " is needed.\n");
  }

  @Test
  void aPartIsCutOutByItsNameInAnySpelling() {
    Run run = replay("--from", "2/Event Cards", "--until", "2/event-cards");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("Turn 2 · Event Cards (X.B)\n").doesNotContain("Raids");
  }

  @Test
  void theLogHasAnEventInEveryLine() {
    Run run = replay("--from", "1/franks", "--until", "1/franks", "--format", "json");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out().lines()).allMatch(line -> line.startsWith("{\"event\":\""));
    assertThat(run.out())
        .startsWith("{\"event\":\"sequence.turn-came\"")
        .contains("{\"event\":\"sequence.activation-ended\"");
  }

  @Test
  void gamesOfASeriesDifferAndEachIsToldAlike() {
    String second = replay("--until", "1", "--game", 2).out();

    assertThat(replay("--until", "1", "--game", 2).out()).isEqualTo(second);
    assertThat(replay("--until", "1", "--game", 3).out()).isNotEqualTo(second);
    assertThat(replay("--until", "1", "--game", 2, "--players", "random").out())
        .isNotEqualTo(second);
  }

  @Test
  void theStoryGoesToAFile() throws IOException {
    Path file = folder.resolve("story.txt");
    Run run = replay("--until", "1/raids", "--out", file);

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("Saved in " + file + ".\n");
    assertThat(Files.readString(file)).isEqualTo(replay("--until", "1/raids").out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5/hunz | There is no step and no nation 'hunz'. The nearest are huns, alans, jutes.",
        "5/raid | There is no step and no nation 'raid'. The nearest are raids, arabs, alans.",
        "13     | 350 AD Scenario I ends with turn 12; there is no turn 13.",
        "0/huns | 350 AD Scenario I begins with turn 1; there is no turn 0.",
        "huns   | --until is a turn, or a turn and a part of it, such as 5 or 5/visigoths; not"
            + " 'huns'.",
      })
  void aPlaceThatDoesNotExistIsRefusedWithASentence(String until, String sentence) {
    Run run = replay("--until", until);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo(sentence + "\n");
  }

  @Test
  void theEndMayNotComeBeforeTheBeginning() {
    Run run = replay("--from", "3", "--until", "2/raids");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("--from 3 comes after --until 2/raids.\n");
  }

  @Test
  void aNationThatIsNotInPlayYetIsReported() {
    Run run = replay("--until", "1/vikings");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("\nTurn 1 · Activation of the Byzantines")
        .doesNotContain("Turn 2");
    assertThat(run.err())
        .isEqualTo("Vikings did not come in turn 1, so the story goes to the end of the turn.\n");
  }

  @Test
  void anExcerptOfNothingIsRefused() {
    Run run = replay("--from", "1/vikings", "--until", "1/vikings");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).endsWith("Nothing of the game lies between --from and --until.\n");
  }

  @Test
  void gamesAreCountedFromOne() {
    Run run = replay("--game", 0);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("--game is 1 or more, not 0");
  }
}
