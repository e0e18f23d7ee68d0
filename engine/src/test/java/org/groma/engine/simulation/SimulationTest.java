package org.groma.engine.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulationTest {

  private static final long SEED = 7;

  private static final Contest SOUND = Scuffle.SOUND;
  private static final Seating STEADY = Seating.all(Skill.STEADY, SOUND);
  private static final Seating RANDOM = Seating.all(Skill.RANDOM, SOUND);

  private static Standings run(Contest contest, Seating seating, long games, int threads) {
    return new Simulation(contest, seating, SEED).run(games, threads, _ -> {});
  }

  private static Game played(Contest contest, GameSeed seed) {
    Game game = contest.start(new Table(seed.dice(), STEADY.players(contest, seed)));
    while (!game.isOver()) {
      game.step();
    }
    return game;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 16})
  void anyNumberOfThreadsGivesTheSame(int threads) {
    assertThat(run(SOUND, RANDOM, 200, threads)).isEqualTo(run(SOUND, RANDOM, 200, 1));
  }

  @Test
  void anotherSeedGivesOtherGames() {
    assertThat(new Simulation(SOUND, RANDOM, SEED + 1).run(50, 1, _ -> {}))
        .isNotEqualTo(run(SOUND, RANDOM, 50, 1));
  }

  @Test
  void winsAndPointsAreThoseOfTheGamesPlayedAlone() {
    List<Game> games =
        LongStream.rangeClosed(1, 40).mapToObj(i -> played(SOUND, new GameSeed(SEED, i))).toList();
    PlayerStanding black = run(SOUND, STEADY, 40, 2).players().get(1);

    assertThat(black.seat()).isEqualTo(new Named("black", "Black"));
    assertThat(black.wins())
        .isEqualTo(games.stream().filter(game -> game.winner().orElseThrow() == 1).count())
        .isBetween(5L, 35L);
    double[] points = games.stream().mapToDouble(game -> game.points(1)).sorted().toArray();
    double mean = games.stream().mapToDouble(game -> game.points(1)).average().orElseThrow();
    assertThat(black.points().mean().value()).isCloseTo(mean, within(1e-6));
    assertThat(black.points().least()).isEqualTo(points[0]);
    assertThat(black.points().most()).isEqualTo(points[39]);
    assertThat(black.points().mean().interval().orElseThrow().low()).isLessThan(mean);
  }

  /** Steady players always seize the first province: White, Black, Grey, White. */
  @Test
  void landIsLookedAtWhenATurnEnds() {
    Standings standings = run(SOUND, STEADY, 10, 2);

    assertThat(standings.turns()).containsExactly(4, 5);
    assertThat(standings.gamesByTurn()).containsExactly(10L, 10L);
    assertThat(standings.nations())
        .extracting(NationStanding::provinces)
        .containsExactly(List.of(0.0, 1.0), List.of(2.0, 1.0), List.of(0.0, 0.0));
    assertThat(standings.unheld()).containsExactly(1.0, 1.0);
    ProvinceStanding east = standings.provinces().getFirst();
    assertThat(east.holders())
        .containsExactly(
            new ProvinceStanding.Holder(SOUND.nations().get(0), 0.5),
            new ProvinceStanding.Holder(SOUND.nations().get(1), 0.5));
    assertThat(standings.provinces().get(2).unheld()).isEqualTo(1);
  }

  @Test
  void milestonesAndFightsAreCountedByTimesAndByGames() {
    Standings standings = run(SOUND, STEADY, 10, 3);

    assertThat(standings.nations())
        .extracting(nation -> nation.fates().getFirst().times())
        .containsExactly(20L, 10L, 10L);
    assertThat(standings.nations())
        .extracting(nation -> nation.fates().getFirst().games())
        .containsExactly(10L, 10L, 10L);
    assertThat(standings.provinces())
        .extracting(province -> province.fought().times())
        .containsExactly(40L, 0L, 0L);
    assertThat(standings.provinces().getFirst().fights().getFirst().share().value()).isEqualTo(1);
  }

  @Test
  void entriesAreCountedByProvince() {
    assertThat(run(SOUND, STEADY, 10, 3).provinces())
        .extracting(province -> province.entered().times())
        .containsExactly(40L, 0L, 0L);
  }

  @Test
  void pointsAreLookedAtWhenATurnEnds() {
    PlayerStanding black = run(SOUND, STEADY, 40, 2).players().get(1);

    assertThat(black.pointsByTurn()).hasSize(2);
    assertThat(black.pointsByTurn().get(0)).isPositive().isLessThan(black.pointsByTurn().get(1));
    assertThat(black.pointsByTurn().get(1)).isCloseTo(black.points().mean().value(), within(1e-6));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void whoeverHearsOfTheGamesMayCallThemOff(int threads) {
    AtomicLong calls = new AtomicLong();
    CancellationException calledOff = new CancellationException("enough");

    assertThatThrownBy(() ->
            new Simulation(SOUND, STEADY, SEED)
                .run(
                    1_000_000,
                    threads,
                    _ -> {
                      if (calls.incrementAndGet() >= 5) {
                        throw calledOff;
                      }
                    }))
        .isSameAs(calledOff);
    assertThat(calls.get()).isLessThan(100);
  }

  @Test
  void theSetUpIsNoPartOfTheGame() {
    assertThat(run(SOUND, STEADY, 3, 1).nations().getFirst().fates().get(1).times()).isZero();
  }

  @Test
  void nationsOfNobodyHaveNoPlayer() {
    List<NationStanding> nations = run(SOUND, STEADY, 1, 1).nations();

    assertThat(nations.get(0).player()).contains(new Named("white", "White"));
    assertThat(nations.get(2).player()).isEmpty();
  }

  @Test
  void everyGameIsHeardOf() {
    AtomicLong most = new AtomicLong();
    AtomicLong calls = new AtomicLong();
    new Simulation(SOUND, STEADY, SEED)
        .run(
            30,
            2,
            over -> {
              most.accumulateAndGet(over, Math::max);
              calls.incrementAndGet();
            });

    assertThat(most).hasValue(30);
    assertThat(calls).hasValue(30);
  }

  /** The first of the series, although with more threads a later one may break before it. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void theFirstBrokenGameIsTold(int threads) {
    Contest brittle = new Scuffle(13, 0);
    BrokenGame broken =
        catchThrowableOfType(BrokenGame.class, () -> run(brittle, STEADY, 500, threads));

    assertThat(broken.getCause()).hasMessage("a 13 was rolled");
    assertThat(broken.game()).isGreaterThan(1);
    for (long game = 1; game < broken.game(); game++) {
      assertThat(played(brittle, new GameSeed(SEED, game)).isOver()).isTrue();
    }
    assertThat(
            catchThrowableOfType(
                IllegalStateException.class,
                () -> played(brittle, new GameSeed(SEED, broken.game()))))
        .isNotNull();
  }
}
