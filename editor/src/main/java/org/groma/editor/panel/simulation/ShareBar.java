package org.groma.editor.panel.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.simulation.Interval;
import org.groma.engine.simulation.PlayerStanding;
import org.groma.engine.simulation.Standings;

/**
 * A share of all games, as a bar shows it.
 *
 * @param interval where the true share lies, for whiskers
 * @param figure the same in digits
 * @param remark what else is to be said of who it belongs to
 */
record ShareBar(
    String name, double share, Optional<Interval> interval, String figure, String remark) {

  /** Who won how often; games that nobody won stand last, if there are any. */
  static List<ShareBar> outcomes(Standings standings) {
    List<ShareBar> bars = new ArrayList<>();
    long decided = 0;
    for (PlayerStanding player : standings.players()) {
      decided += player.wins();
      bars.add(
          new ShareBar(
              player.seat().name() + " (" + player.skill().word() + ")",
              player.won().value(),
              player.won().interval(),
              Numbers.percent(player.won().value())
                  + player
                      .won()
                      .interval()
                      .map(
                          ends -> "  (" + Numbers.percent(ends.low()) + " – " + percent(ends) + ")")
                      .orElse(""),
              points(player.points())));
    }
    if (decided < standings.games()) {
      double share = (double) (standings.games() - decided) / standings.games();
      bars.add(new ShareBar("Nobody", share, Optional.empty(), Numbers.percent(share), ""));
    }
    return List.copyOf(bars);
  }

  private static String percent(Interval ends) {
    return Numbers.percent(ends.high());
  }

  private static String points(PlayerStanding.Points points) {
    return String.format(
        Locale.ROOT,
        "%s%s points, %s to %s",
        Numbers.decimal(points.mean().value()),
        points.mean().margin().map(margin -> " ± " + Numbers.decimal(margin)).orElse(""),
        Numbers.decimal(points.least()),
        Numbers.decimal(points.most()));
  }
}
