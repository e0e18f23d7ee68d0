package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.GameSeed;
import org.groma.model.id.ScenarioId;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.junit.jupiter.api.Test;

class ReplayCommandTest {

  private static final Scenario SCENARIO =
      new Scenario(
          new ScenarioId("350-ad"),
          "350 AD",
          List.of(),
          1,
          12,
          Optional.empty(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          Attributes.NONE,
          List.of(),
          List.of(),
          Attributes.NONE,
          Origins.UNSTATED);

  @Test
  void aGameThatBreaksDownIsToldWithTheCommandThatPlaysItAgain() {
    Stop stop =
        new ReplayCommand(Path.of("maps"), SCENARIO, new GameSeed(-4, 17), " --players huns=random")
            .brokenDown(
                " in turn 5, raids",
                "Huns (nation:huns)",
                new IllegalStateException("a unit is nowhere"));

    assertThat(stop)
        .hasMessage(
            "Game 17 of seed -4 broke down in turn 5, raids (java.lang.IllegalStateException: a"
                + " unit is nowhere), so there are no results. Look at the data that it was using"
                + " then, Huns (nation:huns): 'groma validate maps' says what is wrong with them."
                + " To see the game: groma replay maps --scenario 350-ad --seed -4 --game 17"
                + " --players huns=random");
    assertThat(stop.exitCode()).isEqualTo(2);
  }

  @Test
  void itMayEndWithATurn() {
    assertThat(new ReplayCommand(Path.of("maps"), SCENARIO, new GameSeed(1, 17), "").until(3))
        .isEqualTo("groma replay maps --scenario 350-ad --seed 1 --game 17 --until 3");
  }

  @Test
  void aFolderWithBlanksIsQuoted() {
    assertThat(new ReplayCommand(Path.of("my maps"), SCENARIO, GameSeed.first(1), ""))
        .hasToString("groma replay 'my maps' --scenario 350-ad --seed 1 --game 1");
  }
}
