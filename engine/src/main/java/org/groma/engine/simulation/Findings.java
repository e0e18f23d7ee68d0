package org.groma.engine.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Violation;

/**
 * Collects what watching games finds. Each thread plays its games in order and keeps the first
 * findings; so the first of all are among them, whatever the number of threads.
 */
final class Findings {

  private final List<Finding> first = new ArrayList<>();
  private long games;
  private long brokenGames;
  private long violations;

  /** A game was watched to its end. */
  void watched(long game, List<Violation> broken) {
    games++;
    brokenGames += broken.isEmpty() ? 0 : 1;
    violations += broken.size();
    broken.stream()
        .limit(Checks.KEPT - first.size())
        .forEach(violation -> first.add(new Finding(game, violation)));
  }

  /** Adds what was found in other games. */
  void add(Findings other) {
    games += other.games;
    brokenGames += other.brokenGames;
    violations += other.violations;
    first.addAll(other.first);
    first.sort(Comparator.comparingLong(Finding::game)); // stable: within a game in its order
    if (first.size() > Checks.KEPT) {
      first.subList(Checks.KEPT, first.size()).clear();
    }
  }

  /** Empty when no game was watched. */
  Optional<Checks> checks() {
    return games == 0
        ? Optional.empty()
        : Optional.of(new Checks(games, brokenGames, violations, first));
  }
}
