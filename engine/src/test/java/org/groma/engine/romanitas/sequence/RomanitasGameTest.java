package org.groma.engine.romanitas.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Watch;
import org.groma.engine.romanitas.Romanitas;
import org.groma.engine.romanitas.RomanitasSample;
import org.groma.engine.romanitas.state.Empire;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games, with and without the optional rules, played well and at random. */
class RomanitasGameTest {

  private static final int GAMES = 250;

  static Stream<Arguments> games() {
    return Stream.of("528-ad", "528-ad-optional")
        .flatMap(scenario -> Stream.of(Skill.values()).map(skill -> Arguments.of(scenario, skill)));
  }

  private static Contest contest(String scenario) {
    return new Romanitas().prepare(RomanitasSample.PROJECT, RomanitasSample.scenario(scenario));
  }

  @ParameterizedTest
  @MethodSource("games")
  void noInvariantBreaks(String scenario, Skill skill) {
    Contest contest = contest(scenario);
    for (int i = 1; i <= GAMES; i++) {
      GameSeed seed = new GameSeed(7, i);
      Watch watch = contest.watch();
      RomanitasGame game =
          (RomanitasGame)
              contest.start(
                  new Table(
                      seed.dice(), Seating.all(skill, contest).players(contest, seed), watch));
      game.playOut();
      watch.compare(game);

      assertThat(watch.broken()).as("game %d", i).isEmpty();
      assertThat(game.empire().ended()).isPresent();
      assertThat(game.turn()).isBetween(1, 10);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aLogThatIsReadBackLeadsToTheSameEnd(String scenario, Skill skill) {
    Contest contest = contest(scenario);
    EventCodec codec = new Romanitas().codec();
    for (int i = 1; i <= 10; i++) {
      GameSeed seed = new GameSeed(3, i);
      List<Event> log = new ArrayList<>();
      RomanitasGame game =
          (RomanitasGame)
              contest.start(
                  new Table(
                      seed.dice(), Seating.all(skill, contest).players(contest, seed), log::add));
      game.playOut();

      RomanitasGame again = (RomanitasGame) contest.start(Table.of(seed.dice(), null));
      log.forEach(event -> {
        Event read = codec.read(codec.write(event));
        assertThat(read).isEqualTo(event);
        again.replay(read);
      });
      Empire played = game.empire();
      assertThat(again.empire().ended()).isEqualTo(played.ended());
      assertThat(again.points(0)).isEqualTo(game.points(0));
      for (int t = 0; t < played.setting().board().territories().size(); t++) {
        assertThat(again.holder(t)).isEqualTo(game.holder(t));
      }
    }
  }
}
