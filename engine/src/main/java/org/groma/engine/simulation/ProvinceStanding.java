package org.groma.engine.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Named;

/**
 * What became of a province in a series of games.
 *
 * @param fought fights of any kind
 * @param fights the same by kind
 * @param entered how often pieces came to it
 * @param holders who controlled it, for most turns first; those who never did are left out
 * @param unheld in which share of all turns nobody did
 */
public record ProvinceStanding(
    Named province,
    Frequency fought,
    List<Frequency> fights,
    Frequency entered,
    List<Holder> holders,
    double unheld) {

  /**
   * A nation that controlled a province.
   *
   * @param share of all turns of all games, counted when they end
   */
  public record Holder(Named nation, double share) {}

  public ProvinceStanding {
    fights = List.copyOf(fights);
    holders = List.copyOf(holders);
  }

  static ProvinceStanding of(Contest contest, Counts counts, int province) {
    return new ProvinceStanding(
        contest.provinces().get(province),
        Frequency.of(counts.anyFight(), province, counts.games()),
        IntStream.range(0, contest.census().fights().size())
            .mapToObj(kind -> Frequency.of(counts.fight(kind), province, counts.games()))
            .toList(),
        Frequency.of(counts.entries(), province, counts.games()),
        holders(contest, counts.holdings(), province),
        counts.holdings().share(province, counts.holdings().nobody()));
  }

  private static List<Holder> holders(Contest contest, Holdings holdings, int province) {
    List<Named> nations = contest.nations();
    List<Holder> holders = new ArrayList<>();
    for (int nation = 0; nation < nations.size(); nation++) {
      double share = holdings.share(province, nation);
      if (share > 0) {
        holders.add(new Holder(nations.get(nation), share));
      }
    }
    holders.sort(Comparator.comparingDouble(Holder::share).reversed()); // stable: ties by number
    return holders;
  }
}
