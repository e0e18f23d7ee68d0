package org.groma.validator.play;

import java.util.function.IntFunction;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Player;

/**
 * Counts what a game does and loses patience with one that does not end: every event, decision and
 * roll costs some of it. Only a loop that does none of these is not noticed.
 */
final class Patience {

  /** A full game of twelve turns needs about a hundredth of it. */
  static final long MOST = 5_000_000;

  /** Thrown through the game, which is not to catch it. */
  static final class Lost extends RuntimeException {
    private static final long serialVersionUID = 1;

    Lost() {
      super("the game does not end", null, false, false);
    }
  }

  private final long most;
  private long spent;

  Patience(long most) {
    this.most = most;
  }

  void spend() {
    if (++spent > most) {
      throw new Lost();
    }
  }

  Dice with(Dice dice) {
    return new Dice() {
      @Override
      public int roll(Die die) {
        spend();
        return dice.roll(die);
      }

      @Override
      public int below(int bound) {
        spend();
        return dice.below(bound);
      }
    };
  }

  IntFunction<Player> with(IntFunction<Player> players) {
    return chooser -> {
      spend();
      return players.apply(chooser);
    };
  }
}
