package org.groma.editor.panel.simulation;

import java.util.Locale;
import org.groma.engine.simulation.Simulation;
import org.groma.engine.simulation.Standings;

/**
 * Games that were played, and what they came to.
 *
 * @param revision the state of the document they were played on
 */
record Series(Order order, Venue.Ready venue, Standings standings, long revision) {

  /** Hears how far a series has come; what it throws calls the games off. */
  interface Progress {
    void reached(double share);
  }

  static Series play(Order order, Venue.Ready venue, long revision, Progress progress) {
    Standings standings =
        new Simulation(venue.contest(), order.seating(venue.contest()), order.seed())
            .run(
                order.games(),
                Runtime.getRuntime().availableProcessors(),
                over -> progress.reached((double) over / order.games()));
    return new Series(order, venue, standings, revision);
  }

  /** What was played: {@code 100 games of 350 AD, seed 1}. */
  String title() {
    return String.format(
        Locale.ROOT,
        "%s of %s, seed %d",
        order.games() == 1 ? "1 game" : order.games() + " games",
        venue.scenario().name(),
        order.seed());
  }
}
