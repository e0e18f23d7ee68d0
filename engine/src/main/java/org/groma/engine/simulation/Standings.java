package org.groma.engine.simulation;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Verdict;

/**
 * What a series of games comes to.
 *
 * @param turns the numbers of the turns, in order
 * @param gamesByTurn how many games played each of these turns to its end
 * @param milestones what is counted of nations
 * @param fights what is counted of provinces
 * @param verdicts how games ended, as far as their rules ask
 * @param unheld how many provinces nobody held on average at the end of each turn
 * @param checks what watching the games came to; empty when they were not watched
 */
public record Standings(
    long games,
    List<Integer> turns,
    List<Long> gamesByTurn,
    List<Named> milestones,
    List<Named> fights,
    List<VerdictStanding> verdicts,
    List<PlayerStanding> players,
    List<NationStanding> nations,
    List<Double> unheld,
    List<ProvinceStanding> provinces,
    Optional<Checks> checks) {

  public Standings {
    turns = List.copyOf(turns);
    gamesByTurn = List.copyOf(gamesByTurn);
    milestones = List.copyOf(milestones);
    fights = List.copyOf(fights);
    verdicts = List.copyOf(verdicts);
    players = List.copyOf(players);
    nations = List.copyOf(nations);
    unheld = List.copyOf(unheld);
    provinces = List.copyOf(provinces);
  }

  static Standings of(Contest contest, Seating seating, Counts counts) {
    Holdings holdings = counts.holdings();
    return new Standings(
        counts.games(),
        holdings.turns(),
        holdings.games(),
        contest.census().milestones(),
        contest.census().fights(),
        verdicts(contest, counts),
        IntStream.range(0, contest.seats().size())
            .mapToObj(seat -> PlayerStanding.of(contest, seating, counts, seat))
            .toList(),
        IntStream.range(0, contest.nations().size())
            .mapToObj(nation -> NationStanding.of(contest, counts, nation))
            .toList(),
        holdings.provinces(holdings.nobody()),
        IntStream.range(0, contest.provinces().size())
            .mapToObj(province -> ProvinceStanding.of(contest, counts, province))
            .toList(),
        counts.findings().checks());
  }

  private static List<VerdictStanding> verdicts(Contest contest, Counts counts) {
    List<Verdict> verdicts = contest.census().verdicts();
    return IntStream.range(0, verdicts.size())
        .mapToObj(i ->
            VerdictStanding.of(
                verdicts.get(i), counts.verdict(i), counts.games(), counts.holdings().turns()))
        .toList();
  }
}
