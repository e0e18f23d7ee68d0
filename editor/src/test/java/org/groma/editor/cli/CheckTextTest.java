package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Violation;
import org.groma.engine.simulation.Checks;
import org.groma.engine.simulation.Finding;
import org.groma.model.id.ScenarioId;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.junit.jupiter.api.Test;

class CheckTextTest {

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

  private static Finding found(long game, int turn, Optional<String> section) {
    return new Finding(
        game, new Violation(turn, 812, "an event", "gold.counted", section, "Huns owe 3 Gold"));
  }

  private static String printed(Checks checks) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    CheckText.print(
        checks,
        game -> new ReplayCommand(Path.of("maps"), SCENARIO, new GameSeed(4, game), ""),
        out);
    out.flush();
    return text.toString().replace(System.lineSeparator(), "\n");
  }

  @Test
  void soundGamesAreASentence() {
    assertThat(printed(new Checks(100, 0, 0, List.of())))
        .isEqualTo("\nChecks: nothing broke in 100 games\n");
  }

  @Test
  void eachViolationIsToldWithTheCommandThatShowsIt() {
    Checks checks =
        new Checks(
            100,
            2,
            2,
            List.of(found(17, 3, Optional.of("XIV.A")), found(40, 12, Optional.empty())));

    assertThat(printed(checks))
        .isEqualTo(
            """

            Checks: 2 invariants broken in 2 of 100 games
              game 17, turn 3, event 812: Huns owe 3 Gold (gold.counted, XIV.A)
                  groma replay maps --scenario 350-ad --seed 4 --game 17 --until 3
              game 40, turn 12, event 812: Huns owe 3 Gold (gold.counted)
                  groma replay maps --scenario 350-ad --seed 4 --game 40 --until 12
            """);
  }

  @Test
  void ofManyTheFirstTwentyAreTold() {
    List<Finding> findings =
        LongStream.rangeClosed(1, 25).mapToObj(game -> found(game, 1, Optional.empty())).toList();

    assertThat(printed(new Checks(30, 25, 4000, findings)).lines())
        .hasSize(2 + 2 * 20 + 1)
        .contains("  game 20, turn 1, event 812: Huns owe 3 Gold (gold.counted)")
        .endsWith("  and 3980 more: --format json");
  }
}
