package org.groma.engine.simulation;

import org.groma.engine.kernel.Census;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.GameSeed;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Table;

/** Plays games of a series, one at a time, and counts what happens in them. */
final class CountedGame {

  private final Contest contest;
  private final Seating seating;
  private final Census census;
  private final Counts counts;

  /** Events of the set-up are no part of the game and do not count. */
  private boolean underWay;

  CountedGame(Contest contest, Seating seating, Counts counts) {
    this.contest = contest;
    this.seating = seating;
    this.census = contest.census();
    this.counts = counts;
  }

  void play(long seed, long number) {
    GameSeed chance = new GameSeed(seed, number);
    counts.begin(number);
    underWay = false;
    Game game =
        contest.start(new Table(chance.dice(), seating.players(contest, chance), this::happened));
    underWay = true;
    while (!game.isOver()) {
      int turn = game.turn();
      game.step();
      if (game.turn() != turn || game.isOver()) {
        counts.turnEnded(turn, game);
      }
    }
    counts.ended(game);
  }

  private void happened(Event event) {
    if (underWay) {
      census.count(event, counts);
    }
  }
}
