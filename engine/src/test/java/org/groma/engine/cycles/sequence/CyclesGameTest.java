package org.groma.engine.cycles.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.cycles.BarbarianKingdomEmpire;
import org.groma.engine.cycles.Sample;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Watch;
import org.groma.model.scenario.Scenario;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games of every scenario, played well and at random. */
class CyclesGameTest {

  private static final int GAMES = 20;

  /** With other numbers of players than a scenario names first. */
  private static final int GAMES_OF_VARIANTS = 5;

  static Stream<Arguments> games() {
    return Sample.seatings()
        .flatMap(scenario ->
            Stream.of(Skill.values())
                .map(skill -> Arguments.of(Named.of(scenario.name(), scenario), skill)));
  }

  private static Contest contest(Scenario scenario) {
    return new BarbarianKingdomEmpire().prepare(Sample.PROJECT, scenario);
  }

  @ParameterizedTest
  @MethodSource("games")
  void noInvariantBreaks(Scenario scenario, Skill skill) {
    Contest contest = contest(scenario);
    boolean full = scenario.equals(Sample.scenario(scenario.id().slug()));
    for (int i = 1; i <= (full ? GAMES : GAMES_OF_VARIANTS); i++) {
      GameSeed seed = new GameSeed(7, i);
      Watch watch = contest.watch();
      CyclesGame game =
          (CyclesGame)
              contest.start(
                  new Table(
                      seed.dice(), Seating.all(skill, contest).players(contest, seed), watch));
      game.playOut();
      watch.compare(game);

      assertThat(watch.broken()).as("game %d", i).isEmpty();
      assertThat(game.turn()).isBetween(1, scenario.lastTurn());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aLogThatIsReadBackLeadsToTheSameEnd(Scenario scenario, Skill skill) {
    Contest contest = contest(scenario);
    EventCodec codec = new BarbarianKingdomEmpire().codec();
    GameSeed seed = new GameSeed(3, 1);
    List<Event> log = new ArrayList<>();
    CyclesGame game =
        (CyclesGame)
            contest.start(
                new Table(
                    seed.dice(), Seating.all(skill, contest).players(contest, seed), log::add));
    game.playOut();

    CyclesGame again = (CyclesGame) contest.start(Table.of(seed.dice(), null));
    log.forEach(event -> {
      Event read = codec.read(codec.write(event));
      assertThat(read).isEqualTo(event);
      again.replay(read);
    });
    assertThat(again.winner()).isEqualTo(game.winner());
    for (int seat = 0; seat < contest.seats().size(); seat++) {
      assertThat(again.points(seat)).isEqualTo(game.points(seat));
    }
    for (int area = 0; area < contest.provinces().size(); area++) {
      assertThat(again.holder(area)).isEqualTo(game.holder(area));
    }
  }
}
