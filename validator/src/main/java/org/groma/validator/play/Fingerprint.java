package org.groma.validator.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.Game;
import org.groma.engine.kernel.Seating;
import org.groma.engine.kernel.Table;

/**
 * What tells a game from another: after every step its turn, its points, and a digest of the log as
 * it would be written.
 */
record Fingerprint(List<Mark> marks) {

  /**
   * How a step ended.
   *
   * @param points of all seats, or the exception that ended the game
   * @param digest of the log so far; 0 for a game that nobody heard
   */
  record Mark(int turn, String points, long digest) {

    boolean isLike(Mark other) {
      return turn == other.turn
          && points.equals(other.points)
          && (digest == other.digest || digest == 0 || other.digest == 0);
    }
  }

  private static final long PRIME = 0x100000001B3L; // of the hash by Fowler, Noll and Vo
  private static final long BASIS = 0xCBF29CE484222325L;

  Fingerprint {
    marks = List.copyOf(marks);
  }

  /** Plays a game and takes its fingerprint; without a codec nobody hears the game. */
  static Fingerprint of(Contest contest, Match match, long seed, Optional<EventCodec> codec) {
    long[] digest = {codec.isPresent() ? BASIS : 0};
    Seating seating = Seating.all(match.players(), contest);
    Patience patience = new Patience(Patience.MOST);
    var dice = patience.with(match.chance(seed).dice());
    var players = patience.with(seating.players(contest, match.chance(seed)));
    Consumer<Event> scribe =
        event -> {
          patience.spend();
          digest[0] = (digest[0] ^ codec.orElseThrow().write(event).hashCode()) * PRIME;
        };
    List<Mark> marks = new ArrayList<>();
    int turn = 0;
    try {
      Game game =
          contest.start(
              codec.isPresent() ? new Table(dice, players, scribe) : new Table(dice, players));
      while (!game.isOver()) {
        patience.spend();
        turn = game.turn();
        game.step();
        marks.add(new Mark(turn, points(contest, game), digest[0]));
      }
    } catch (RuntimeException | StackOverflowError mistake) {
      marks.add(new Mark(turn, Fault.of(mistake).word(), digest[0]));
    }
    return new Fingerprint(marks);
  }

  private static String points(Contest contest, Game game) {
    StringBuilder points = new StringBuilder();
    for (int seat = 0; seat < contest.seats().size(); seat++) {
      points.append(game.points(seat)).append(' ');
    }
    return points.append(game.winner()).toString();
  }

  /** The turn in which two games part; empty if they never do. */
  Optional<Integer> partsFrom(Fingerprint other) {
    int common = Math.min(marks.size(), other.marks.size());
    for (int i = 0; i < common; i++) {
      if (!marks.get(i).isLike(other.marks.get(i))) {
        return Optional.of(marks.get(i).turn());
      }
    }
    return marks.size() == other.marks.size()
        ? Optional.empty()
        : Optional.of((marks.size() > common ? this : other).marks.get(common).turn());
  }
}
