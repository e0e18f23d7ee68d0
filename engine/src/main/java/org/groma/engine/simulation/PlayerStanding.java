package org.groma.engine.simulation;

import java.util.List;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Skill;

/**
 * How a player fared in a series of games.
 *
 * @param wins how many games were won
 * @param won which share of them that is
 * @param points earned a game
 * @param pointsByTurn earned on average by the end of each turn
 */
public record PlayerStanding(
    Named seat, Skill skill, long wins, Estimate won, Points points, List<Double> pointsByTurn) {

  public PlayerStanding {
    pointsByTurn = List.copyOf(pointsByTurn);
  }

  /**
   * The points of a game.
   *
   * @param deviation by how much games differ from the mean
   * @param least in any game
   * @param most in any game
   */
  public record Points(Estimate mean, double deviation, double least, double most) {

    static Points of(Sum sum) {
      return new Points(
          Estimate.ofMean(sum.mean(), sum.deviation(), sum.size()),
          Estimate.round(sum.deviation()),
          sum.least(),
          sum.most());
    }
  }

  static PlayerStanding of(Contest contest, Seating seating, Counts counts, int seat) {
    return new PlayerStanding(
        contest.seats().get(seat),
        seating.skills().get(seat),
        counts.wins(seat),
        Estimate.ofShare(counts.wins(seat), counts.games()),
        Points.of(counts.points(seat)),
        counts.pointsByTurn(seat));
  }
}
