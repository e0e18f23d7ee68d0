package org.groma.engine.simulation;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Named;

/**
 * How a nation fared in a series of games.
 *
 * @param player whose it is; empty for a nation that nobody plays
 * @param fates what befell it, one entry a milestone
 * @param provinces how many it held on average at the end of each turn
 */
public record NationStanding(
    Named nation, Optional<Named> player, List<Frequency> fates, List<Double> provinces) {

  public NationStanding {
    fates = List.copyOf(fates);
    provinces = List.copyOf(provinces);
  }

  static NationStanding of(Contest contest, Counts counts, int nation) {
    int seat = contest.seat(nation);
    return new NationStanding(
        contest.nations().get(nation),
        seat < 0 ? Optional.empty() : Optional.of(contest.seats().get(seat)),
        IntStream.range(0, contest.census().milestones().size())
            .mapToObj(each -> Frequency.of(counts.milestone(each), nation, counts.games()))
            .toList(),
        counts.holdings().provinces(nation));
  }

  /** Whether it never appeared in any game. */
  public boolean isIdle() {
    return fates.stream().allMatch(fate -> fate.times() == 0)
        && provinces.stream().allMatch(held -> held == 0);
  }
}
