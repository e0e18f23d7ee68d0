package org.groma.engine.simulation;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * Hands out the games of a series, in order of their numbers, to whoever is free. After one broke
 * down no later game is handed out; earlier ones are with somebody already and are played to the
 * end. So the first of the series that breaks down is found whatever the threads do.
 */
final class Series {

  private long next = 1;
  private long last;
  private Optional<BrokenGame> broken = Optional.empty();

  Series(long games) {
    last = games;
  }

  /** The number of a game that nobody plays yet. */
  synchronized OptionalLong next() {
    return next <= last ? OptionalLong.of(next++) : OptionalLong.empty();
  }

  synchronized void broke(BrokenGame game) {
    if (broken.isEmpty() || game.game() < broken.get().game()) {
      broken = Optional.of(game);
    }
    last = Math.min(last, game.game());
  }

  /** Nothing more is to be played. */
  synchronized void stop() {
    last = 0;
  }

  /** The first game that broke down; to be asked when all have stopped. */
  synchronized Optional<BrokenGame> broken() {
    return broken;
  }
}
