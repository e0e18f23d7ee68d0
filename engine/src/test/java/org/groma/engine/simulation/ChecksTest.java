package org.groma.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Violation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChecksTest {

  private static final long SEED = 7;
  private static final int FOUL = 13;
  private static final Contest FISHY = new Scuffle(0, FOUL);

  private static Simulation simulation(Contest contest) {
    return new Simulation(contest, Seating.all(Skill.STEADY, contest), SEED);
  }

  private static Checks checks(Contest contest, long games, int threads) {
    return simulation(contest).watched().run(games, threads, _ -> {}).checks().orElseThrow();
  }

  private static List<Event> log(long number) {
    List<Event> log = new ArrayList<>();
    GameSeed seed = new GameSeed(SEED, number);
    Seating seating = Seating.all(Skill.STEADY, FISHY);
    Game game = FISHY.start(new Table(seed.dice(), seating.players(FISHY, seed), log::add));
    while (!game.isOver()) {
      game.step();
    }
    return log;
  }

  private static boolean isFoul(Event event) {
    return event instanceof Scuffle.Threw(int _, int roll) && roll == FOUL;
  }

  @Test
  void whatBreaksIsFoundInTheGameAndAtTheEventWhereItHappens() {
    Checks checks = checks(FISHY, 40, 2);

    List<Long> games = new ArrayList<>();
    for (long game = 1; game <= 40; game++) {
      games.addAll(
          Collections.nCopies((int) log(game).stream().filter(ChecksTest::isFoul).count(), game));
    }
    assertThat(games).hasSizeBetween(1, 20);
    assertThat(checks.games()).isEqualTo(40);
    assertThat(checks.first()).extracting(Finding::game).isEqualTo(games);
    assertThat(checks.violations()).isEqualTo(games.size());
    assertThat(checks.brokenGames()).isEqualTo(games.stream().distinct().count());
    assertThat(checks.first())
        .allSatisfy(found ->
            assertThat(log(found.game()).get(found.violation().event() - 1))
                .matches(ChecksTest::isFoul));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 16})
  void anyNumberOfThreadsFindsTheSame(int threads) {
    assertThat(checks(FISHY, 400, threads)).isEqualTo(checks(FISHY, 400, 1));
  }

  @Test
  void soundGamesBreakNothing() {
    assertThat(checks(Scuffle.SOUND, 30, 2)).isEqualTo(new Checks(30, 0, 0, List.of()));
  }

  @Test
  void watchingChangesNothingElse() {
    Standings watched = simulation(FISHY).watched().run(30, 2, _ -> {});
    Standings plain = simulation(FISHY).run(30, 2, _ -> {});

    assertThat(plain.checks()).isEmpty();
    assertThat(watched).usingRecursiveComparison().ignoringFields("checks").isEqualTo(plain);
  }

  @Test
  void aWatchedGameMayBreakDownToo() {
    Contest brittle = new Scuffle(13, 0);

    assertThat(catchThrowableOfType(BrokenGame.class, () -> checks(brittle, 500, 2)).getCause())
        .hasMessage("a 13 was rolled");
  }

  @Test
  void ofManyFindingsTheFirstAreKeptAndAllAreCounted() {
    Findings odd = new Findings();
    Findings even = new Findings();
    List<Violation> broken = IntStream.range(0, 300).mapToObj(ChecksTest::violation).toList();
    for (int game = 1; game <= 6; game++) {
      (game % 2 == 0 ? even : odd).watched(game, broken);
    }
    even.add(odd);

    Checks checks = even.checks().orElseThrow();
    assertThat(checks.games()).isEqualTo(6);
    assertThat(checks.violations()).isEqualTo(1800);
    assertThat(checks.first()).hasSize(Checks.KEPT);
    for (int i = 0; i < Checks.KEPT; i++) {
      assertThat(checks.first().get(i)).isEqualTo(new Finding(1 + i / 300, violation(i % 300)));
    }
  }

  private static Violation violation(int event) {
    return new Violation(1, event, "something", "some.thing", Optional.empty(), "It is wrong");
  }
}
