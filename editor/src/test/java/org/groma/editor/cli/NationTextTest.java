package org.groma.editor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Skill;
import org.groma.engine.simulation.Estimate;
import org.groma.engine.simulation.Frequency;
import org.groma.engine.simulation.NationStanding;
import org.groma.engine.simulation.PlayerStanding;
import org.groma.engine.simulation.Standings;
import org.junit.jupiter.api.Test;

class NationTextTest {

  private static final Named WHITE = new Named("white", "White");
  private static final Estimate NOTHING = new Estimate(0, Optional.empty());

  private static NationStanding nation(
      String name, Optional<Named> player, int games, List<Double> provinces) {
    Frequency fate = new Frequency(games, games, new Estimate(games / 10.0, Optional.empty()));
    return new NationStanding(new Named(name, name), player, List.of(fate), provinces);
  }

  private static String printed(List<Long> gamesByTurn, NationStanding... nations) {
    int turns = gamesByTurn.size();
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    NationText.print(
        new Standings(
            10,
            IntStream.rangeClosed(1, turns).boxed().toList(),
            gamesByTurn,
            List.of(new Named("risen", "rose")),
            List.of(),
            List.of(),
            List.of(
                new PlayerStanding(
                    WHITE,
                    Skill.STEADY,
                    0,
                    NOTHING,
                    new PlayerStanding.Points(NOTHING, 0, 0, 0),
                    List.of())),
            List.of(nations),
            Collections.nCopies(turns, 120.4),
            List.of(),
            Optional.empty()),
        out);
    out.flush();
    return text.toString().replace(System.lineSeparator(), "\n");
  }

  @Test
  void nationsOfAPlayerStandTogetherThoseOfMostLandFirst() {
    assertThat(
            printed(
                List.of(10L, 7L),
                nation("Free", Optional.empty(), 10, List.of(9.0, 9.0)),
                nation("Small", Optional.of(WHITE), 0, List.of(1.0, 0.0)),
                nation("Idle", Optional.of(WHITE), 0, List.of(0.0, 0.0)),
                nation("Large", Optional.of(WHITE), 5, List.of(2.0, 30.25))))
        .isEqualTo(
            """

            Nations: what befell them, in per cent of the games
              player    nation   rose
              White     Large    50.0
              (nobody)  Free    100.0

            Provinces that each nation holds at the end of a turn, on average
              player    turn            1     2
              White     Large         2.0  30.3
                        Small         1.0     ·
              (nobody)  Free          9.0   9.0
                        (nobody)      120   120
                        (% of games)  100    70
            """);
  }

  @Test
  void ofManyTurnsTwelveAreShownWithTheFirstAndTheLast() {
    assertThat(
            printed(
                Collections.nCopies(34, 10L),
                nation("Large", Optional.of(WHITE), 5, Collections.nCopies(34, 2.0))))
        .containsPattern("turn +1 +4 +7 +10 +13 +16 +19 +22 +25 +28 +31 +34\n")
        .doesNotContain("% of games");
  }
}
