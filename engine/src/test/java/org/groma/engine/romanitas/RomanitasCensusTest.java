package org.groma.engine.romanitas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;
import org.groma.engine.kernel.Table;
import org.groma.engine.simulation.Simulation;
import org.groma.engine.simulation.Standings;
import org.groma.engine.simulation.VerdictStanding;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class RomanitasCensusTest {

  private static final int GAMES = 60;
  private static final long SEED = 5;

  private static final Contest CONTEST =
      new Romanitas().prepare(RomanitasSample.PROJECT, RomanitasSample.scenario("528-ad"));

  private static final Seating STEADY = Seating.all(Skill.STEADY, CONTEST);

  private static Standings standings;

  /** Not while the class begins: games are played by other threads, which would wait for it. */
  @BeforeAll
  static void play() {
    standings = standings(2);
  }

  private static Standings standings(int threads) {
    return new Simulation(CONTEST, STEADY, SEED).run(GAMES, threads, _ -> {});
  }

  private static VerdictStanding verdict(String id) {
    return standings.verdicts().stream()
        .filter(each -> each.question().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static long games(String verdict, String answer) {
    return verdict(verdict).answers().stream()
        .filter(each -> each.answer().id().equals(answer))
        .findFirst()
        .orElseThrow()
        .games();
  }

  @Test
  void oneThreadCountsAsTwoDo() {
    assertThat(standings(1)).isEqualTo(standings);
  }

  @Test
  void everyGameHasOneGradeAndOneEndInOneTurn() {
    for (VerdictStanding verdict : standings.verdicts()) {
      assertThat(verdict.answers().stream().mapToLong(VerdictStanding.Answer::games).sum())
          .isEqualTo(GAMES);
      assertThat(verdict.answers())
          .allSatisfy(answer ->
              assertThat(answer.byTurn().stream().mapToLong(Long::longValue).sum())
                  .isEqualTo(answer.games()));
    }
  }

  @Test
  void gamesAreOverInTheTurnInWhichTheyWereWhenPlayedAlone() {
    List<Integer> turns =
        LongStream.rangeClosed(1, GAMES).mapToObj(RomanitasCensusTest::lastTurn).toList();
    List<Long> counted =
        IntStream.range(0, standings.turns().size())
            .mapToObj(i ->
                verdict("grade").answers().stream().mapToLong(each -> each.byTurn().get(i)).sum())
            .toList();
    assertThat(counted)
        .isEqualTo(
            standings.turns().stream()
                .map(turn -> turns.stream().filter(turn::equals).count())
                .toList());
  }

  private static int lastTurn(long number) {
    GameSeed seed = new GameSeed(SEED, number);
    Game game = CONTEST.start(new Table(seed.dice(), STEADY.players(CONTEST, seed)));
    int turn = 0;
    while (!game.isOver()) {
      turn = game.turn();
      game.step();
    }
    return turn;
  }

  @Test
  void suddenEndsAreMajorDefeatsAndTheLastTurnIsTheTenth() {
    long sudden =
        games("ending", "capital-lost")
            + games("ending", "no-points")
            + games("ending", "desolation");
    assertThat(sudden).isPositive().isLessThanOrEqualTo(games("grade", "major-defeat"));
    VerdictStanding.Answer played = verdict("ending").answers().getFirst();
    assertThat(played.answer().id()).isEqualTo("last-turn");
    assertThat(played.byTurn().get(standings.turns().indexOf(10))).isEqualTo(played.games());
  }
}
