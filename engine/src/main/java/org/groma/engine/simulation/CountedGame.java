package org.groma.engine.simulation;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.groma.engine.kernel.Census;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Table;
import org.groma.engine.kernel.Watch;

/**
 * Plays games of a series, one at a time, and counts what happens in them; watches them if it is
 * told to.
 */
final class CountedGame {

  private final Contest contest;
  private final Seating seating;
  private final boolean watching;
  private final Census census;
  private final Counts counts;

  /** Events of the set-up are no part of the game and do not count. */
  private boolean underWay;

  CountedGame(Contest contest, Seating seating, boolean watching, Counts counts) {
    this.contest = contest;
    this.seating = seating;
    this.watching = watching;
    this.census = contest.census();
    this.counts = counts;
  }

  void play(long seed, long number) {
    GameSeed chance = new GameSeed(seed, number);
    counts.beginGame(number);
    underWay = false;
    Optional<Watch> watch = watching ? Optional.of(contest.watch()) : Optional.empty();
    IntFunction<Player> players = seating.players(contest, chance);
    Table table =
        watch.isPresent()
            ? new Table(chance.dice(), players, heardBy(watch.get()))
            : Table.counted(chance.dice(), players, this::happened);
    Game game = contest.start(table);
    underWay = true;
    while (!game.isOver()) {
      int turn = game.turn();
      counts.beginTurn(turn);
      game.step();
      if (game.turn() != turn || game.isOver()) {
        counts.turnEnded(turn, game);
      }
    }
    counts.ended(game);
    if (watch.isPresent()) {
      watch.get().compare(game);
      counts.watched(watch.get().broken());
    }
  }

  private Consumer<Event> heardBy(Watch watch) {
    return event -> {
      happened(event);
      watch.accept(event);
    };
  }

  private void happened(Event event) {
    if (underWay) {
      census.count(event, counts);
    }
  }
}
